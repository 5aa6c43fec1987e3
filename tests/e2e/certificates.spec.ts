import type { Locator } from '@playwright/test';
import { expect, startSignedIn, test, waitUntilLoaded } from './support.ts';

const wide = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="400" viewBox="0 0 1200 400">
  <rect width="1200" height="400" fill="tan"/><circle cx="0" cy="0" r="80"/><path d="M1100 300h100v100z"/>
</svg>`;

/** The pixels by which each edge of the picture stays outside its frame at every scroll position. */
const outOfReach = (frame: Locator) =>
  frame.evaluate((region) => {
    const picture = region.querySelector('img');
    if (picture === null) throw new Error('There is no picture');
    const sides = () => {
      const [inner, outer] = [picture.getBoundingClientRect(), region.getBoundingClientRect()];
      return {
        left: Math.max(0, Math.round(outer.left - inner.left)),
        top: Math.max(0, Math.round(outer.top - inner.top)),
        right: Math.max(0, Math.round(inner.right - outer.right)),
        bottom: Math.max(0, Math.round(inner.bottom - outer.bottom)),
      };
    };
    region.scrollTo(0, 0);
    const { left, top } = sides();
    region.scrollTo(region.scrollWidth, region.scrollHeight);
    const { right, bottom } = sides();
    return { left, top, right, bottom };
  });

const widthOf = (frame: Locator) =>
  frame.evaluate((region) => ({
    picture: Math.round(region.querySelector('img')?.getBoundingClientRect().width ?? 0),
    frame: region.clientWidth,
  }));

test('a rotated certificate is not cut off: it fits or can be scrolled to', async ({
  page,
  token,
}) => {
  await startSignedIn(page, token);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.route('**/media/certificates/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: wide }),
  );
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/admin/dashboard/artisan/artisan-portfolio?artisanId=3');
    await waitUntilLoaded(page);
    await page
      .getByRole('button', { name: /^Open certificate/ })
      .first()
      .click();
    const frame = page.getByRole('region', { name: 'Picture of the certificate' });
    await expect(frame.getByRole('img')).toBeVisible();
    const nothing = { left: 0, top: 0, right: 0, bottom: 0 };
    const rotate = page.getByRole('button', { name: 'Rotate' });
    for (const turns of [0, 1, 2, 3]) {
      if (turns > 0) await rotate.click();
      const position = `at ${width}, turned ${turns} times`;
      const { picture, frame: frameWidth } = await widthOf(frame);
      expect(Math.abs(picture - frameWidth), `the width ${position}`).toBeLessThanOrEqual(1);
      expect(await outOfReach(frame), position).toEqual(nothing);
    }
    for (let step = 0; step < 3; step += 1) {
      await page.getByRole('button', { name: 'Zoom in' }).click();
    }
    for (const turns of [3, 4, 5, 6]) {
      if (turns > 3) await rotate.click();
      await expect(page.getByRole('status').filter({ hasText: '300%' })).toBeVisible();
      expect(await outOfReach(frame), `at ${width}, 300 %, turned ${turns} times`).toEqual(nothing);
    }
  }
});
