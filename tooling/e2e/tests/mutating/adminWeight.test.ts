import { budgets, type WeighedScreen } from '../../adminWeight/budgets.ts';
import { filesOf, kilobytesOf } from '../../adminWeight/chunkGraph.ts';
import { firstLoad } from '../../adminWeight/firstLoad.ts';
import { expect, test } from '../../fixtures.ts';

for (const screen of Object.keys(budgets) as WeighedScreen[]) {
  test(`the build's first load of the ${screen} keeps to its budget`, () => {
    expect(kilobytesOf(screen)).toBeLessThanOrEqual(budgets[screen]);
  });
}

test('a browser loads for the list of pages no script that the budget does not count', async ({
  page,
  signIn,
  admin,
}) => {
  await signIn(page);
  const { scripts, bytes } = await firstLoad(page, `${admin}/admin/posts`);
  const counted = new Set(filesOf('list').map((file) => `/${file}`));
  expect(scripts.filter((script) => script.startsWith('/assets/') && !counted.has(script))).toEqual([]);
  expect((bytes.script + bytes.style) / 1_000).toBeLessThanOrEqual(budgets.list);
});
