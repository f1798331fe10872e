import { type Seeded, seeded } from '#kit/random/seeded.ts'
import { beards, hairs } from './hair.ts'
import { coatOver, features, glasses, head, shirt, stethoscope, type Traits } from './portrait-parts.ts'

/** What is known of the person; what is not known follows from the seed. */
export interface PortraitOptions {
  sex?: 'male' | 'female' | undefined
  /** In years; under 13 a child's face, over 55 grey hair and lines. */
  age?: number | undefined
  /** A white coat. */
  coat?: boolean | undefined
}

const skins = [
  { face: '#ffdcc2', shade: '#f2bf9e' },
  { face: '#fbd0b0', shade: '#ebb08a' },
  { face: '#f3c19b', shade: '#dfa076' },
  { face: '#e5aa80', shade: '#cb8a5f' },
] as const
const darkHairs = ['#23201f', '#2f2622', '#3d2d26', '#1f2430'] as const
const greyHairs = ['#8d9096', '#b9bcc2', '#dfe1e4'] as const
const backgrounds = ['#d5f2e1', '#d9ebfd', '#fde7d3', '#e8e3fb', '#fbe0e6', '#d8f0f1', '#f5edd0'] as const
const clothes = ['#4f8fd9', '#3fae8a', '#e58a6b', '#7f77cf', '#d9788f', '#5a6b7f', '#e0a843'] as const
const frames = ['#39424d', '#6b4a3a', '#8a6d3b'] as const

const oneIn = (chance: Seeded, count: number) => chance.int(1, count) === 1

function traitsOf({ sex, age }: PortraitOptions, chance: Seeded): Traits {
  const years = age ?? chance.int(24, 69)
  const old = years > 55
  return {
    child: years < 13,
    old,
    woman: (sex ?? chance.pick(['male', 'female'])) === 'female',
    skin: chance.pick(skins),
    hair: chance.pick(old && !oneIn(chance, 5) ? greyHairs : darkHairs),
    cloth: chance.pick(clothes),
    smile: chance.int(0, 2),
  }
}

/** What not everybody has: glasses, a beard. */
function extras({ child, old, woman, hair }: Traits, chance: Seeded): { beard: string; lenses: string } {
  return {
    lenses: !child && oneIn(chance, old ? 2 : 3) ? glasses(chance.pick(frames), oneIn(chance, 2)) : '',
    beard: old && !woman && oneIn(chance, 4) ? beards(hair) : '',
  }
}

/** A flat, friendly portrait as a square SVG, the same for the same seed; under 3 KB. */
export function portraitSvg(seed: string | number, options: PortraitOptions = {}): string {
  const chance = seeded(String(seed))
  const traits = traitsOf(options, chance)
  const { back, front } = chance.pick(hairs(traits))
  const { beard, lenses } = extras(traits, chance)
  const instrument = options.coat && oneIn(chance, 2) ? stethoscope : ''
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 120">',
    `<path fill="${chance.pick(backgrounds)}" d="M0 0h120v120H0z"/><g fill="${traits.hair}">${back}</g>`,
    options.coat ? coatOver(traits) : shirt(traits),
    instrument,
    head(traits),
    features(traits),
    beard,
    `<g fill="${traits.hair}">${front}</g>${lenses}</svg>`,
  ].join('')
}
