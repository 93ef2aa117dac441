import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contrast } from '../../contract/kit/contrast.ts';
import { basePalette, type Mode } from '../../contract/kit/palette.ts';
import { tenantPalette, tenantStyle } from './tenant-palette.ts';
import { isWhole } from '../../tests/support/whole.ts';

const anyColor = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, '0')}`);
const awkward = [
  '#ffff00',
  '#fefefe',
  '#ffffff',
  '#000000',
  '#010101',
  '#808080',
  '#5e81f4',
  '#ee5e24',
  '#ff2d21',
  '#00ff00',
];

const weakPairs = (hex: string, mode: Mode): string[] => {
  const p = tenantPalette(hex, mode);
  const { ink, inkSoft, ground, surface, sunken, successSoft, warningSoft, dangerSoft, infoSoft } = basePalette[mode];
  const pairs: [string, string, string, number][] = [
    ['text on primary', p.onPrimary, p.primary, 4.5],
    ['text on hover', p.onPrimary, p.primaryHover, 4.5],
    ['text on soft', p.onPrimarySoft, p.primarySoft, 4.5],
    ['link on soft', p.primaryText, p.primarySoft, 4.5],
    ['ink on soft', ink, p.primarySoft, 4.5],
    ['soft ink on soft', inkSoft, p.primarySoft, 4.5],
    ['edge on soft', p.primaryEdge, p.primarySoft, 3],
    ...[ground, surface, sunken].flatMap((g): [string, string, string, number][] => [
      [`link on ${g}`, p.primaryText, g, 4.5],
      [`ring on ${g}`, p.focusRing, g, 3],
      [`edge on ${g}`, p.primaryEdge, g, 3],
    ]),
    ...[successSoft, warningSoft, dangerSoft, infoSoft].flatMap((tint): [string, string, string, number][] => [
      [`link on ${tint}`, p.primaryText, tint, 4.5],
      [`ring on ${tint}`, p.focusRing, tint, 3],
    ]),
  ];
  return pairs.filter(([, a, b, least]) => contrast(a, b) < least).map(([name]) => `${mode} ${hex}: ${name}`);
};

describe("a tenant's colour", () => {
  test('passes WCAG AA in every pair for any colour, light and dark [S3-19]', () => {
    fc.assert(
      fc.property(anyColor, (hex) => {
        expect([...weakPairs(hex, 'light'), ...weakPairs(hex, 'dark')]).toEqual([]);
      }),
      { numRuns: isWhole ? 10_000 : 1_000, examples: awkward.map((hex): [string] => [hex]) },
    );
  });

  test('in the dark the main button is seen no less than a link', () => {
    const { ground } = basePalette.dark;
    fc.assert(
      fc.property(anyColor, (hex) => {
        const { primary, primaryText } = tenantPalette(hex, 'dark');
        expect(contrast(primary, ground)).toBeGreaterThanOrEqual(contrast(primaryText, ground));
      }),
      { numRuns: 500, examples: awkward.map((hex): [string] => [hex]) },
    );
  });

  test.each(['red', '#fff', '#12345g', 'url(https://x)', '#5e81f4;}', ''])('refuses %j', (value) => {
    expect(() => tenantStyle(value)).toThrow(RangeError);
  });

  test('becomes CSS text that names both appearances and nothing but hex values', () => {
    const css = tenantStyle('#EE5E24');
    expect(css).toMatch(/^:root\{(--(light|dark)-color-[a-z-]+:#[0-9a-f]{6};?)+\}$/);
    expect(css).toContain('--light-color-primary:');
    expect(css).toContain('--dark-color-primary:');
  });
});

describe.each(['light', 'dark'] as const)('the %s base palette', (mode) => {
  const base = basePalette[mode];
  const on = [base.ground, base.surface, base.sunken];

  test('has readable text on every ground', () => {
    const texts = [base.ink, base.inkSoft, base.success, base.warning, base.danger, base.info];
    expect(texts.flatMap((text) => on.map((g) => contrast(text, g))).filter((ratio) => ratio < 4.5)).toEqual([]);
  });

  test('has visible control edges on every ground', () => {
    expect(on.map((g) => contrast(base.lineStrong, g)).filter((ratio) => ratio < 3)).toEqual([]);
  });

  test('has readable text on every soft tint', () => {
    const tints = [
      [base.success, base.successSoft],
      [base.warning, base.warningSoft],
      [base.danger, base.dangerSoft],
      [base.info, base.infoSoft],
    ] as const;
    expect(
      tints
        .flatMap(([text, soft]) => [text, base.ink, base.inkSoft].map((words) => contrast(words, soft)))
        .filter((ratio) => ratio < 4.5),
    ).toEqual([]);
  });
});
