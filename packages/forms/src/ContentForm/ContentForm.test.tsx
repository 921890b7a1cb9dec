import {
  type ContentType,
  contentType,
  type EntryData,
  emptyRow,
  type Fields,
  fieldsOf,
  type ImageValue,
  image,
  list,
  number,
  optional,
  text,
} from '@fundfront/content-model';
import { Toaster, toast } from '@fundfront/ui/components/Toaster';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContentForm } from './ContentForm.tsx';
import { showProblems } from './problems.ts';
import { type FormServices, FormServicesProvider, type MediaPickerProps } from './services.ts';
import { type ContentFormState, useContentForm } from './useContentForm.ts';

const fields: Fields = {
  title: text({ label: 'Title', min: 3, max: 12, translated: true }),
  order: number({ label: 'Order', max: 9 }),
  picture: optional(image({ label: 'Picture' })),
  facts: list({ label: 'Facts', itemLabel: 'fact', itemTitle: 'name', max: 3, of: { name: text({ label: 'Name' }) } }),
};
const type: ContentType = { ...contentType('post'), fields };
const pdf = { src: '/api/files/a.pdf', name: 'A.pdf', mediaType: 'application/pdf', bytes: 10, pages: 1 };
const stored: ImageValue = { src: '/api/media/a.png', alt: '', width: 1, height: 1 };

function FakePicker({ onImage, onClose }: MediaPickerProps) {
  const choose = () => {
    onImage?.({ ...stored, src: '/api/media/library.png', alt: 'From the library' });
    onClose();
  };
  return (
    <button type="button" onClick={choose}>
      The picture of the library
    </button>
  );
}

interface ScreenProps {
  used: ContentType;
  saved: EntryData;
  hold: (form: ContentFormState) => void;
}

function Screen({ used, saved, hold }: ScreenProps) {
  const form = useContentForm({ type: used, row: 'base', saved });
  hold(form);
  return <ContentForm fields={fieldsOf(used, form.watch())} form={form} locale="en" />;
}

function setup(saved: EntryData, options: { of?: ContentType; services?: Partial<FormServices> } = {}) {
  const used = options.of ?? type;
  let form: ContentFormState | undefined;
  const hold = (state: ContentFormState) => {
    form = state;
  };
  const services: FormServices = {
    useOptions: () => ({ options: [], more: false }),
    useOptionLabel: () => undefined,
    uploadImage: async () => stored,
    MediaPicker: FakePicker,
    uploadFile: async () => pdf,
    searchLinks: async () => [],
    useFunds: () => [],
    useListedFiles: () => [],
    ...options.services,
  };
  render(
    <FormServicesProvider value={services}>
      <Screen used={used} saved={saved} hold={hold} />
      <Toaster label="Messages" />
    </FormServicesProvider>,
  );
  const get = () => {
    if (!form) throw new Error('The form is not there yet');
    return form;
  };
  return { user: userEvent.setup(), values: () => get().getValues(), form: get };
}

const blank: EntryData = { title: null, order: 0, picture: null, facts: null };

afterEach(() => {
  toast.dismiss();
  cleanup();
});

describe('ContentForm', () => {
  it('says beside the field what is wrong, keeps what was typed, and counts', async () => {
    const { user, values } = setup(blank);
    const input = screen.getByLabelText('Title');
    await user.type(input, 'Far too long a title');
    await user.tab();
    expect(await screen.findByText('Title can be at most 12 characters')).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(values().title).toBe('Far too long a title');
    expect(screen.getByText('20 of 12')).toBeTruthy();
  });

  it('holds nothing as null and whole numbers as numbers', async () => {
    const { user, values } = setup({ ...blank, title: 'Name' });
    await user.clear(screen.getByLabelText('Title'));
    expect(values().title).toBeNull();
    await user.clear(screen.getByLabelText('Order'));
    await user.type(screen.getByLabelText('Order'), '7');
    expect(values().order).toBe(7);
    await user.type(screen.getByLabelText('Order'), 'x');
    await user.tab();
    expect(await screen.findByText('Order must be a whole number from 0 to 9')).toBeTruthy();
  });

  it('adds, reorders and removes blocks without losing what they hold', async () => {
    const { user, values } = setup({ ...blank, facts: [{ name: 'One' }, { name: 'Two' }] });
    await user.click(screen.getByRole('button', { name: 'Move One down' }));
    expect(values().facts).toEqual([{ name: 'Two' }, { name: 'One' }]);
    await user.click(screen.getByRole('button', { name: 'Add fact' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    await user.keyboard('Three');
    expect(values().facts).toEqual([{ name: 'Two' }, { name: 'One' }, { name: 'Three' }]);
    expect(screen.getByRole('button', { name: 'Add fact' }).hasAttribute('disabled')).toBe(true);
    expect(screen.getByRole('button', { name: 'Duplicate One' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Remove Two' }));
    await user.click(screen.getByRole('button', { name: 'Remove One' }));
    await user.click(screen.getByRole('button', { name: 'Remove Three' }));
    expect(values().facts).toBeNull();
  });

  it('moves an open block by keys, with what is being typed in it', async () => {
    const { user, values } = setup({ ...blank, facts: [{ name: 'One' }, { name: 'Two' }, { name: 'Three' }] });
    await user.click(screen.getByRole('button', { name: 'Fact Three' }));
    await user.type(screen.getByLabelText('Name'), ' and more');
    await user.keyboard('{Alt>}{ArrowUp}{ArrowUp}{ArrowUp}{/Alt}');
    expect(values().facts).toEqual([{ name: 'Three and more' }, { name: 'One' }, { name: 'Two' }]);
    expect(screen.getByText('Moved to 1 of 3')).toBeTruthy();
    const input = screen.getByLabelText('Name');
    expect(document.activeElement).toBe(input);
    expect(input).toHaveProperty('value', 'Three and more');
    await user.keyboard('!');
    expect(values().facts).toEqual([{ name: 'Three and more!' }, { name: 'One' }, { name: 'Two' }]);
  });

  it('duplicates a block, and adds one between two others', async () => {
    const { user, values } = setup({ ...blank, facts: [{ name: 'One' }, { name: 'Two' }] });
    await user.click(screen.getByRole('button', { name: 'Duplicate One' }));
    expect(values().facts).toEqual([{ name: 'One' }, { name: 'One' }, { name: 'Two' }]);
    await user.click(screen.getByRole('button', { name: 'Remove Two' }));
    await user.click(screen.getAllByRole('button', { name: 'Add fact before One' })[1] ?? document.body);
    await user.keyboard('Between');
    expect(values().facts).toEqual([{ name: 'One' }, { name: 'Between' }, { name: 'One' }]);
  });

  it('puts a removed block back where it was, whatever was typed meanwhile', async () => {
    const { user, values } = setup({ ...blank, facts: [{ name: 'One' }, { name: 'Two' }] });
    await user.click(screen.getByRole('button', { name: 'Remove One' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fact Two' }));
    await user.click(screen.getByRole('button', { name: 'Fact Two' }));
    await user.type(screen.getByLabelText('Name'), '!');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(values().facts).toEqual([{ name: 'One' }, { name: 'Two!' }]);
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Two!');
  });

  it('opens a folded block that holds a problem', async () => {
    const { form } = setup({ ...blank, facts: [{ name: 'One' }, { name: null }] });
    expect(screen.queryByLabelText('Name')).toBeNull();
    showProblems(form(), [{ path: 'facts.1.name', message: 'Name is required' }]);
    expect(await screen.findByText('Name is required')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
  });

  it('takes a picture of the library with its text', async () => {
    const { user, values } = setup(blank);
    await user.click(screen.getByRole('button', { name: 'Choose from the library' }));
    await user.click(await screen.findByRole('button', { name: 'The picture of the library' }));
    expect(values().picture).toMatchObject({ src: '/api/media/library.png', alt: 'From the library' });
    expect(screen.queryByRole('button', { name: 'The picture of the library' })).toBeNull();
  });

  it('keeps the picture that was there when another cannot be stored', async () => {
    const uploadImage = vi.fn().mockRejectedValue(new Error('Invalid file type. Please upload a image.'));
    const { user, values } = setup({ ...blank, picture: stored }, { services: { uploadImage } });
    const chooser = screen.getByLabelText('Choose another picture');
    await user.upload(chooser, new File(['x'], 'x.png', { type: 'image/png' }));
    expect(await screen.findByText('Invalid file type. Please upload a image.')).toBeTruthy();
    expect(values().picture).toEqual(stored);
  });

  it('stores a chosen picture', async () => {
    const { user, values } = setup(blank);
    await user.upload(screen.getByLabelText('Choose a picture'), new File(['x'], 'x.png', { type: 'image/png' }));
    await waitFor(() => expect(values().picture).toEqual(stored));
  });

  it('shows problems that the API found where they belong', async () => {
    const { form } = setup({ ...blank, facts: [{ name: null }] });
    showProblems(form(), [{ path: 'title', message: 'Title is required' }]);
    const group = await screen.findByText('Title is required');
    expect(group).toBeTruthy();
  });

  it('keeps the value of a list that nobody touched', () => {
    const page = contentType('page');
    const { values } = setup({ ...emptyRow(page), template: 'landing' }, { of: page });
    expect(screen.getByLabelText('Template')).toHaveProperty('value', 'landing');
    expect(values().template).toBe('landing');
  });

  it("brings a template's fields as soon as it is chosen", async () => {
    const page = contentType('page');
    const { user } = setup(emptyRow(page), { of: page });
    expect(screen.queryByLabelText('Promise')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Template'), 'home');
    expect(await screen.findByLabelText('Promise')).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'Facts' })).getByRole('button', { name: 'Add fact' })).toBeTruthy();
  });
});
