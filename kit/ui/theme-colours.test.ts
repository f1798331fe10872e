import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { themeColours } from './theme-colours.ts'

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const surfaces = { light: ['#ffffff', '#f5f7f6'], dark: ['#1a201d', '#101412'] }
const schemes = ['light', 'dark'] as const
const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
const corners = ['#000000', '#ffffff', '#ff0000', '#00ff00', '#0000ff', '#ffff00', '#808080', '#18cf62', '#3e82f4']

test('the contrast measure agrees with the figures of the standard', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
})

test('text in and on any theme colour reaches 4.5:1 in light and in dark', () => {
  fc.assert(
    fc.property(fc.oneof(colour, fc.constantFrom(...corners)), fc.constantFrom(...schemes), (theme, scheme) => {
      const tones = themeColours(theme, scheme)
      for (const tone of Object.values(tones)) expect(tone).toMatch(/^#[0-9a-f]{6}$/)
      expect(contrast(tones['--color-on-accent'], tones['--color-accent'])).toBeGreaterThanOrEqual(4.5)
      for (const surface of [...surfaces[scheme], tones['--color-tint']])
        expect(contrast(tones['--color-accent-ink'], surface)).toBeGreaterThanOrEqual(4.5)
    }),
    {
      numRuns: 500,
      examples: corners.flatMap((theme) => schemes.map((scheme): [string, typeof scheme] => [theme, scheme])),
    },
  )
})

test('a fill can be told from the card that it lies on', () => {
  for (const scheme of schemes)
    for (const theme of ['#000000', '#ffffff'])
      expect(contrast(themeColours(theme, scheme)['--color-accent'], surfaces[scheme][0] ?? '')).toBeGreaterThan(1.3)
})

test('the default theme colour is used as it is, and its tones stand in the style sheet', () => {
  const css = readFileSync(new URL('../../app/app.css', import.meta.url), 'utf8')
  expect(themeColours('#18cf62', 'light')['--color-accent']).toBe('#18cf62')
  for (const scheme of schemes)
    for (const [name, tone] of Object.entries(themeColours('#18cf62', scheme)))
      expect(css).toContain(`${name}: ${tone};`)
})

test('the greys and states of the style sheet are readable on every surface', () => {
  const css = readFileSync(new URL('../../app/app.css', import.meta.url), 'utf8')
  const [light = '', dark = ''] = css.split('@media screen and (prefers-color-scheme: dark)')
  for (const sheet of [light, dark]) {
    const value = (name: string) => new RegExp(`--color-${name}: (#[0-9a-f]{6})`).exec(sheet)?.[1] ?? 'missing'
    for (const ink of ['ink', 'ink-2', 'ink-3'])
      for (const surface of ['page', 'card', 'well'])
        expect(contrast(value(ink), value(surface)), `${ink} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    for (const state of ['danger', 'warning', 'success'])
      for (const surface of ['page', 'card', `${state}-tint`])
        expect(contrast(value(state), value(surface)), `${state} on ${surface}`).toBeGreaterThanOrEqual(4.5)
    expect(contrast(value('on-danger'), value('danger'))).toBeGreaterThanOrEqual(4.5)
  }
})
