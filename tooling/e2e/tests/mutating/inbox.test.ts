import type { Client } from '@fundfront/api-client';
import { calls, type SubmissionSummary } from '@fundfront/content-model/wire';
import type { Page } from '@playwright/test';
import { newWord } from '../../content.ts';
import { apiAs, expect, signInThrough, test } from '../../fixtures.ts';
import { sendForm } from '../../sendForm.ts';
import { cv } from '../../visitorForm.ts';
import { watchScripts } from '../../watchScripts.ts';

type Form = SubmissionSummary['form'];

async function submissionOf(client: Client, form: Form, trackingNumber: string): Promise<SubmissionSummary> {
  const { rows } = await client.call(calls.listSubmissions, { params: { form }, query: { search: trackingNumber } });
  const [row] = rows;
  if (!row) throw new Error(`${trackingNumber} did not arrive`);
  return row;
}

// Below the width of three panes: the list first, then what is opened of it (see inboxPanes.test.ts).
test.use({ viewport: { width: 1200, height: 800 } });

const pathOf = ({ id }: SubmissionSummary) => `/admin/forms/${id}`;
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
const answer = (page: Page, term: string) =>
  panel(page, /^Received/)
    .locator('dl > div')
    .filter({ has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) })
    .getByRole('definition');
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

/** While saving, the button is busy, not disabled. */
const expectSaved = (page: Page) => expect(save(page)).toHaveAttribute('disabled');

test('what a visitor sends in Urdu arrives, is read, handled, and seen by a colleague', async ({
  page,
  browser,
  administrator,
  makePerson,
  signIn,
  admin,
  site,
  axe,
}) => {
  const name = 'عائشہ بنتِ عبدالرحمٰن';
  const trackingNumber = await sendForm(page, site, { name: 'complaint', locale: 'ur', answers: { name } });
  await signIn(page, await makePerson('leads'));
  await page.goto(`${admin}/admin/forms?form=complaint&state=new`);
  await page.getByRole('searchbox', { name: 'Search by name, e-mail or reference' }).fill(trackingNumber.toLowerCase());
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByRole('row')).toHaveCount(2);
  const filtered = page.url();
  await page.getByRole('link', { name: trackingNumber }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trackingNumber);

  await test.step('the answers, in the script that they were typed in', async () => {
    await expect(answer(page, 'Name').getByText(name)).toHaveAttribute('lang', 'ur');
    await expect(answer(page, 'E-mail').getByRole('link')).toHaveAttribute('href', /^mailto:visitor@sample\.example\?/);
    await expect(answer(page, 'Phone')).toContainText('••••-•••4567');
    await expect(answer(page, 'Kind')).toHaveText('Complaint');
    const message = page.getByText('میں مزید جاننا چاہتا ہوں۔');
    await expect(message).toHaveCSS('direction', 'rtl');
    await expect(message).toHaveCSS('font-family', /Nastaliq/);
    await axe(page);
  });

  await test.step('the hidden numbers, for a minute, with a reason that everybody sees', async () => {
    await page.clock.install();
    await expect(answer(page, 'CNIC')).toContainText('•••••••••5671');
    await answer(page, 'CNIC').getByRole('button', { name: 'Show in full' }).click();
    const why = page.getByRole('form', { name: 'Show CNIC in full' });
    await why.getByLabel('Why do you need CNIC?').fill('To find the account');
    await why.getByRole('button', { name: 'Show for 60 s' }).click();
    await expect(answer(page, 'CNIC')).toContainText('4210112345671');
    await expect(panel(page, 'History')).toContainText('CNIC shown in full: To find the account');
    await page.clock.fastForward('01:01');
    await expect(answer(page, 'CNIC')).toContainText('•••••••••5671');
    await expect(page.getByText('4210112345671')).toHaveCount(0);
    const { rows } = await administrator.call(calls.listAudit, {
      query: { action: 'inbox.reveal', type: 'complaint' },
    });
    expect(rows.find(({ detail }) => detail.trackingNumber === trackingNumber)?.detail).toMatchObject({
      field: 'cnic',
      reason: 'To find the account',
    });
  });

  await test.step('the private file, under the name that it was sent with', async () => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download cv.pdf' }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe('cv.pdf');
    const chunks = await (await file.createReadStream()).toArray();
    expect(Buffer.concat(chunks).equals(cv().buffer)).toBe(true);
  });

  await test.step('state and note, saved once however often it is pressed', async () => {
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()));
    await expectSaved(page);
    await page.getByLabel('State').selectOption('In progress');
    await page.getByLabel('Note').fill('کال کی، پیر کو دوبارہ');
    await save(page).dblclick();
    await expect(page.getByText('Saved.')).toBeVisible();
    await expectSaved(page);
    expect(sent).toHaveLength(1);
  });

  await test.step('the way back leads to the same filters, where it is no longer new', async () => {
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
    await expect(page).toHaveURL(filtered);
    await expect(page.getByRole('heading', { name: 'Nothing like that' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(trackingNumber);
  });

  await test.step('a colleague sees both, and who may only read can do no more', async () => {
    const url = page.url();
    const elsewhere = await browser.newContext();
    const colleague = await elsewhere.newPage();
    await signInThrough(colleague, admin, await makePerson('compliance'));
    await colleague.goto(url);
    await expect(panel(colleague, 'Handling').getByLabel('State')).toHaveValue('in-progress');
    await expect(colleague.getByLabel('Note')).toHaveValue('کال کی، پیر کو دوبارہ');
    await expect(colleague.getByLabel('Note')).toBeDisabled();
    await expect(answer(colleague, 'CNIC')).toHaveText('•••••••••5671');
    await elsewhere.close();
  });
});

/** Toasts lie over the panel, and stay as long as a pointer rests on them: who is in a hurry closes them. */
async function closeToasts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[data-sonner-toast] [data-close-button]'))
      button.click();
  });
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
}

test('two people at one submission lose nothing', async ({ page, administrator, signIn, admin, site }) => {
  const message = `<img src=x onerror=alert(1)>${newWord()}`;
  const trackingNumber = await sendForm(page, site, { name: 'contact', locale: 'en', answers: { message } });
  const row = await submissionOf(administrator, 'contact', trackingNumber);
  const theirs = (note: string, version: number) =>
    administrator.call(calls.handleSubmission, {
      params: { form: 'contact', id: row.id },
      body: { state: 'in-progress', note, version },
    });
  const signs = await watchScripts(page, [admin, site]);
  await signIn(page);
  await page.goto(admin + pathOf(row));
  await expect(page.getByText(message)).toBeVisible();
  const note = page.getByLabel('Note');

  await test.step('a note goes together with a state that somebody else changed', async () => {
    await note.fill('Mine');
    await theirs('', 1);
    await save(page).click();
    await expect(page.getByText('somebody else changed this meanwhile. Look at it')).toBeVisible();
    await expect(page.getByLabel('State')).toHaveValue('in-progress');
    await expect(note).toHaveValue('Mine');
    await page.keyboard.press('Control+s');
    await expectSaved(page);
  });

  for (const [choice, expected] of [
    ['Take theirs', 'Theirs'],
    ['Save mine over it', 'Mine again'],
  ] as const) {
    await test.step(`of two notes one is chosen: ${choice}`, async () => {
      const { version } = await administrator.call(calls.getSubmission, { params: { form: 'contact', id: row.id } });
      await note.fill('Mine again');
      await theirs(choice === 'Take theirs' ? 'Theirs' : 'Theirs, later', version);
      await save(page).click();
      const notice = page.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile' });
      await expect(notice).toContainText('Theirs');
      await expect(note).toHaveValue('Mine again');
      await closeToasts(page);
      await notice.getByRole('button', { name: choice }).click();
      await expect(notice).toBeHidden();
      await expectSaved(page);
      await expect(note).toHaveValue(expected);
    });
  }

  await test.step('the server gone, and leaving', async () => {
    await note.fill('Typed while it was gone');
    await page.route('**/api/inbox/**', (route) => route.abort('connectionrefused'));
    await save(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'It was not saved' })).toContainText('is kept here');
    await page.unroute('**/api/inbox/**');
    await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link').click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(note).toHaveValue('Typed while it was gone');
    await save(page).click();
    await expectSaved(page);
    await page.reload();
    await expect(note).toHaveValue('Typed while it was gone');
  });
  expect(signs).toEqual([]);
});

test('a role sees its own forms alone, on the screens and by the calls behind them', async ({
  page,
  administrator,
  makePerson,
  signIn,
  admin,
  site,
  api,
}) => {
  const trackingNumber = await sendForm(page, site, { name: 'career', locale: 'en', answers: {} });
  const row = await submissionOf(administrator, 'career', trackingNumber);
  const { files } = await administrator.call(calls.getSubmission, { params: { form: 'career', id: row.id } });
  const person = await makePerson('leads');
  const client = apiAs(api, person);
  const reading = () => client.call(calls.getSubmission, { params: { form: 'career', id: row.id } });
  const downloading = () => client.download(files[0]?.path ?? '');
  for (const attempt of [reading, downloading]) {
    await expect(attempt()).rejects.toMatchObject({ name: 'ApiError', code: 'FORBIDDEN' });
  }
  await signIn(page, person);
  await page.goto(`${admin}/admin/job-applications`);
  await expect(page.getByRole('heading', { name: 'Your role does not open this screen' })).toBeVisible();
  await page.goto(`${admin}/admin/forms/${row.id}`);
  await expect(page.getByRole('heading', { name: 'The submission is not open to your role' })).toBeVisible();
  await expect(page.getByText('visitor@sample.example')).toHaveCount(0);
  await page.goto(`${admin}/admin/forms`);
  const form = page.getByRole('combobox', { name: 'Form' });
  await expect(form.getByRole('option')).toHaveText([
    'All forms',
    'Call requests',
    'Messages',
    'Complaints and feedback',
    'Distributor enquiries',
    'Subscribers',
  ]);
});

test('the list says what is wrong when the server is gone, and is there again on request', async ({
  page,
  signIn,
  admin,
}) => {
  await signIn(page, undefined);
  await page.route('**/api/inbox/**', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${admin}/admin/forms?form=distributor&state=done`);
  await expect(page.getByRole('heading', { name: 'Distributor enquiries could not be read' })).toBeVisible();
  await page.unroute('**/api/inbox/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing like that' })).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page).toHaveURL(`${admin}/admin/forms?form=distributor`);
});

test('new requests show on dashboard, bell and navigation, are answered by mail, and stand in the activity log', async ({
  page,
  makePerson,
  signIn,
  mailsTo,
  admin,
  site,
  axe,
}) => {
  const person = await makePerson('leads');
  const email = `${newWord()}@sample.example`;
  const numbers: string[] = [];
  for (const name of ['requestCall', 'contact', 'complaint', 'distributor', 'contact'] as const) {
    numbers.push(await sendForm(page, site, { name, locale: 'en', answers: { email } }));
  }
  const [, contact = ''] = numbers;
  await signIn(page, person);
  await page.goto(`${admin}/admin`);

  await test.step('dashboard, navigation and bell', async () => {
    await expect(panel(page, 'New requests').getByRole('listitem')).toHaveCount(5);
    await expect(panel(page, 'Waits for you')).toContainText(/\d+ new requests from visitors/);
    const navigation = page.getByRole('navigation', { name: 'Main' });
    await expect(navigation.getByRole('link', { name: /^Forms.* \d+ new$/ })).toBeVisible();
    await page.getByRole('button', { name: /^Notifications: [5-9] unread/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notifications' });
    for (const number of numbers) await expect(bell.getByRole('link', { name: new RegExp(number) })).toBeVisible();
    await bell.getByRole('link', { name: new RegExp(contact) }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact);
    await expect(page).toHaveURL(/\/admin\/forms\/[0-9a-f-]{36}$/);
  });

  await test.step('the same request opens at each address that its role may open', async () => {
    const id = new URL(page.url()).pathname.split('/').at(-1);
    for (const path of ['posts/subscribe-complaint', 'forms']) {
      await page.goto(`${admin}/admin/${path}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(contact);
    }
  });

  await test.step('assigned, and answered from a template, once', async () => {
    await page.getByRole('button', { name: 'Assign to me' }).click();
    await expect(panel(page, 'History')).toContainText('Assigned to Test leads');
    const reply = panel(page, 'Reply by mail');
    await reply.getByLabel('Template').selectOption('It is settled');
    await expect(reply.getByLabel('Subject')).toHaveValue(`${contact}: settled`);
    await axe(page);
    await reply.getByRole('button', { name: 'Send and close' }).dblclick();
    await expect(panel(page, 'History')).toContainText(`Mail sent: ${contact}: settled`);
    await expect(panel(page, 'Handling').getByLabel('State')).toHaveValue('done');
    const answers = async () => (await mailsTo(email)).filter(({ subject }) => subject === `${contact}: settled`);
    await expect.poll(async () => (await answers()).length).toBe(1);
    expect((await answers())[0]?.text).toContain(`your request ${contact} of`);
  });

  await test.step('what was dealt with no longer rings', async () => {
    await page.goto(`${admin}/admin/forms?state=new&search=${contact}`);
    await expect(page.getByRole('heading', { name: 'Nothing like that' })).toBeVisible();
    await page.goto(`${admin}/admin/forms?search=${email}`);
    await page.getByRole('checkbox', { name: 'Choose all on this page' }).check();
    await page.getByLabel('Give the chosen a state').selectOption('Done');
    await expect(page.getByText('5 were changed.')).toBeVisible();
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export CSV' }).click();
    expect((await coming).suggestedFilename()).toMatch(/^inbox-all-\d{4}-\d\d-\d\d\.csv$/);
  });

  await test.step('compliance finds it in the log, whose chain is whole', async () => {
    await signIn(page, await makePerson('compliance'));
    await page.goto(`${admin}/admin/activity-logs?action=inbox.reply`);
    await expect(page.getByRole('row').filter({ hasText: contact })).toHaveCount(1);
    await page.getByRole('row').filter({ hasText: contact }).getByRole('button').click();
    await expect(page.getByRole('complementary', { name: /^Entry/ })).toContainText('answered');
    await page.getByRole('button', { name: 'Verify now' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'The chain is whole' })).toBeVisible();
    await axe(page);
  });
});
