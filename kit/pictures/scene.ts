import { seeded } from '#kit/random/seeded.ts'
import { atNight, nightGround } from './night.ts'
import { drawThing, grounds } from './thing.ts'

const hill = (points: readonly number[], fill: string, opacity: number) => {
  const [first = 0, ...others] = points
  const step = 720 / others.length
  const curve = others
    .map((y, at) => `S${Math.round(step * (at + 0.6))} ${y} ${Math.round(step * (at + 1))} ${y}`)
    .join('')
  return `<path d="M0 ${first}${curve}V360H0z" fill="${fill}" opacity="${opacity}"/>`
}

/** One thing in a calm landscape of 720 × 360, the same for the same seed; under 4 KB. At night it is dark. */
export function sceneSvg(seed: string | number, shape: string): string {
  const chance = seeded(`scene ${seed}`)
  const [top, low, ink, light] = chance.pick(grounds)
  const heights = (from: number, to: number) => Array.from({ length: 5 }, () => chance.int(from, to))
  const sun = { x: chance.pick([110, 600]), y: chance.int(60, 110) }
  const ground = `<defs><linearGradient id="g" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${low}"/></linearGradient></defs><path fill="url(#g)" d="M0 0h720v360H0z"/>`
  const sky = `<circle cx="${sun.x}" cy="${sun.y}" r="${chance.int(26, 44)}" fill="#ffd98a" opacity=".7"/><circle cx="${720 - sun.x}" cy="${chance.int(90, 150)}" r="${chance.int(12, 22)}" fill="${light}"/>`
  const hills = hill(heights(210, 270), light, 0.7) + hill(heights(262, 312), ink, 0.16)
  const disc = `<circle cx="360" cy="182" r="140" fill="#fff" opacity=".55"/>`
  const shade = `<ellipse cx="360" cy="312" rx="104" ry="11" fill="${ink}" opacity=".16"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 360">${nightGround}${ground}${sky}${hills}${disc}${atNight(720)}${shade}<g class="t" transform="translate(180 0)">${drawThing(shape, ink, light)}</g></svg>`
}
