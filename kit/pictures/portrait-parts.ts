/** Everything that the drawing of one person follows from. */
export interface Traits {
  child: boolean
  old: boolean
  woman: boolean
  skin: { face: string; shade: string }
  hair: string
  cloth: string
  smile: number
}

const white = '#fbfdff'
const seam = '#cfdae3'
const shoulders = 'M14 122c0-21 15-30 33-33h26c18 3 33 12 33 33z'
const collar = (fill: string) => `<path d="M50 88l10 16 10-16 3 1-13 24-13-24z" fill="${fill}"/>`

/** A white coat over a shirt, with lapels, pocket and pen. */
export function coatOver({ cloth }: Traits): string {
  return [
    `<path d="${shoulders}" fill="${white}"/><path d="M47 87l13 35 13-35z" fill="${cloth}"/>${collar('#e4ebf0')}`,
    `<path d="M47 88l13 34h-6L36 97zm26 0l-13 34h6l18-25z" fill="${white}" stroke="${seam}" stroke-width="1.2"/>`,
    `<path d="M78 106h14v2H78z" fill="${seam}"/><path d="M81 100h2.4v8H81z" fill="${cloth}"/>`,
  ].join('')
}

/** A shirt with a light collar; a child's is smaller under the same head. */
export function shirt({ cloth, skin, child }: Traits): string {
  const drawn = `<path d="${shoulders}" fill="${cloth}"/><path d="M48 87q12 15 24 0v6q-12 14-24 0z" fill="${skin.shade}"/>${collar('#ffffff8c')}`
  return child ? `<g transform="translate(12 20) scale(.8)">${drawn}</g>` : drawn
}

/** Around the neck of who listens to hearts. */
export const stethoscope =
  '<path d="M43 91c-3 12 0 20 7 24M77 91c3 10 1 15-2 19" fill="none" stroke="#4a5a68" stroke-width="2.2" stroke-linecap="round"/><circle cx="74" cy="112" r="3.6" fill="#9fb0bd" stroke="#4a5a68" stroke-width="1.6"/>'

/** Round or square glasses. */
export function glasses(frame: string, round: boolean): string {
  const lenses = round
    ? '<circle cx="50" cy="56" r="7.6"/><circle cx="70" cy="56" r="7.6"/>'
    : '<rect x="42" y="50" width="15" height="11.5" rx="4"/><rect x="63" y="50" width="15" height="11.5" rx="4"/>'
  return `<g fill="#fff" fill-opacity=".22" stroke="${frame}" stroke-width="1.7">${lenses}<path d="M57.5 55q2.5-1.6 5 0M42 54l-4-1M78 54l4-1" fill="none"/></g>`
}

/** Neck, ears and the bare face. */
export function head({ skin }: Traits): string {
  return [
    `<g fill="${skin.shade}"><path d="M50 74h20v16q-10 12-20 0z"/><circle cx="37.5" cy="57" r="5"/><circle cx="82.5" cy="57" r="5"/></g>`,
    `<path d="M37 50c0-17 9-26 23-26s23 9 23 26c0 9-1 16-4.5 21.500C74 79 67 84 60 84s-14-5-18.5-12.500C38 66 37 59 37 50z" fill="${skin.face}"/>`,
  ].join('')
}

function eyes({ child }: Traits): string {
  const [y, r] = child ? [58, 3] : [56, 2.4]
  return `<g fill="#2a2422"><circle cx="50" cy="${y}" r="${r}"/><circle cx="70" cy="${y}" r="${r}"/></g><g fill="#fff"><circle cx="50.8" cy="${y - 0.8}" r=".8"/><circle cx="70.8" cy="${y - 0.8}" r=".8"/></g>`
}

function brows({ old, woman, hair }: Traits): string {
  const [d, width] = woman
    ? ['M46 48.5q4-2.3 8-.6M66 47.9q4-1.7 8 .6', 1.7]
    : ['M45.5 48q4.5-2.4 9-.5M65.5 47.5q4.5-1.9 9 .5', 2.3]
  return `<path d="${d}" stroke="${old ? '#9a9da3' : hair}" stroke-width="${width}"/>`
}

function mouth({ smile, woman, child }: Traits): string {
  const shapes = ['M53 70q7 6 14 0', 'M52.5 69q7.5 8.5 15 0z', 'M54 70.5q6 4 12 0']
  const lips = woman && !child ? '#c8505a' : '#a9503f'
  return `<path d="${shapes[smile]}" fill="${smile === 1 ? '#fff' : 'none'}" stroke="${lips}" stroke-width="1.9"/>`
}

/** What makes the face one that is met with pleasure. */
export function features(traits: Traits): string {
  const { child, old, woman, hair, skin } = traits
  const lashes = `<path d="M46.2 54.500l-1.7-1.300M73.8 54.500l1.7-1.3" stroke="${hair}" stroke-width="1.4"/>`
  const lines = `<path d="M47 66q-1.5 3-.5 6M73 66q1.5 3 .5 6M52 40q8-2 16 0" stroke="${skin.shade}" stroke-width="1.4"/>`
  return [
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    brows(traits),
    `<path d="M60 58l-1.8 5.5q1.8 1.2 3.6.2" stroke="${skin.shade}" stroke-width="1.7"/>`,
    mouth(traits),
    old ? lines : '',
    woman && !child ? lashes : '',
    '</g>',
    eyes(traits),
    `<g fill="#f2786b" opacity="${woman || child ? 0.28 : 0.15}"><ellipse cx="44" cy="65" rx="4.5" ry="3"/><ellipse cx="76" cy="65" rx="4.5" ry="3"/></g>`,
  ].join('')
}
