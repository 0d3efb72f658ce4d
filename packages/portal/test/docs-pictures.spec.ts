// Takes the pictures of the showcase for the documents when they are updated; tutorial.spec.ts takes the others.
import { test } from './frozen-showcase.ts';
import { openPath, portalPages } from './pages.ts';
import { isRenewing, takePicture } from './take-picture.ts';

test.use({ viewport: { width: 1280, height: 800 } });

if (isRenewing) {
  test('the pictures of Visibility and Findings are taken', async ({ showcase }) => {
    const pages = await portalPages(showcase);
    for (const name of ['visibility', 'findings'] as const) {
      await openPath(showcase, pages.find((page) => page.name === name)?.path ?? '');
      await takePicture(showcase, name);
    }
  });
}
