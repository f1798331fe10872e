/** What lies behind the head and what lies before it, drawn on the portrait's 120 × 120. */
export interface Hair {
  back: string
  front: string
}

const path = (d: string) => `<path d="${d}"/>`
const cap = 'M34.5 56c-5-25 7-39 25.5-39s30.5 14 25.5 39c-2-9-4-14-6.5-17'

const short: Hair[] = [
  { back: '', front: path(`${cap}-9 0-23-1-30-7-3 6-9 13-14.5 24z`) },
  { back: '', front: path(`${cap}-12-4-26-4-38 0-3 4-5 8-6.5 17z`) },
  {
    back: '',
    front: path('M35.5 54c-5-17-1-28 9-33 8-7 28-8 35 2 7 5 8 17 5 31-2-8-4-12-7-15-11 2-23 0-31-5-5 5-8 11-11 20z'),
  },
  { back: '', front: path(`${cap}-4-3-7-4-9-3-6 3-16 3-22-1-4 2-6 3-8 4-2 3-3 8-5 17z`) },
]
const receding: Hair[] = [
  {
    back: '',
    front: path('M35 58c-5-16-1-27 8-32-3 8-2 15-4 20-2 3-3 7-4 12zM85 58c5-16 1-27-8-32 3 8 2 15 4 20 2 3 3 7 4 12z'),
  },
  { back: '', front: path(`${cap}-3-8-10-11-19-11s-16 3-19 11c-3 3-5 8-6.5 17z`) },
]
const boy: Hair[] = [
  { back: '', front: path(`${cap}-4 2-7 2-10 1l1-4c-5 3-10 4-15 4l2-4c-5 3-9 4-14 3-3 4-1 8-3 17z`) },
  { back: '', front: path(`${cap}-12-4-26-4-38 0-3 4-5 8-6.5 17zM60 18c1-6 6-8 9-7-3 2-3 4-2 8z`) },
]

const parted = path('M61 21c-3 12-13 19-25.5 30-3-21 7-34 25.5-34s26.5 14 23.5 34c-8-9-19-16-23.5-30z')
const swept = path('M35.5 54c-5-24 7-37 24.5-37s29.5 13 24.5 37c-3-9-7-14-13-18-9 6-22 7-30 7-2 3-4 6-6 11z')
const fringe = path('M35 56c-5-26 7-39 25-39s30 13 25 39c-2-6-3-9-4-12-14 3-28 3-42 0-1 3-2 6-4 12z')
const bob = path('M29 78c-6-36 4-63 31-63s37 27 31 63c-6 5-14 4-18 1H47c-4 3-12 4-18-1z')
const long = path(
  'M27 106c3-20-3-42 3-64 4-18 15-28 30-28s26 10 30 28c6 22 0 44 3 64-12 3-20 0-24-6H51c-4 6-12 9-24 6z',
)
const bun = '<circle cx="60" cy="15" r="10.5"/>'
const tail = path('M74 26c20 0 28 26 19 60-9-5-9-32-20-46z')
const curls =
  '<circle cx="37" cy="34" r="11"/><circle cx="49" cy="23" r="11"/><circle cx="64" cy="20" r="11"/><circle cx="78" cy="28" r="11"/><circle cx="86" cy="42" r="10"/><circle cx="33" cy="48" r="10"/><circle cx="33" cy="62" r="8"/><circle cx="87" cy="58" r="9"/>'

const women: Hair[] = [
  { back: bob, front: swept },
  { back: bob, front: fringe },
  { back: long, front: parted },
  { back: long, front: swept },
  { back: bun, front: swept },
  { back: tail, front: parted },
]
const elderWomen: Hair[] = [
  { back: curls, front: swept },
  { back: bun, front: parted },
  { back: bob, front: swept },
]
const girl: Hair[] = [
  { back: bob, front: fringe },
  {
    back: path('M30 44c-14-4-20 8-18 26 8-2 16-10 20-20zM90 44c14-4 20 8 18 26-8-2-16-10-20-20z'),
    front: fringe,
  },
  { back: tail, front: fringe },
]

const styles = {
  man: { child: boy, grown: short, old: [...receding, ...short.slice(0, 2)] },
  woman: { child: girl, grown: women, old: elderWomen },
}

/** The hair styles that suit a person. */
export function hairs({ woman, child, old }: { woman: boolean; child: boolean; old: boolean }): readonly Hair[] {
  return styles[woman ? 'woman' : 'man'][child ? 'child' : old ? 'old' : 'grown']
}

/** A short full beard in the colour of the hair. */
export function beards(colour: string): string {
  return `<path d="M40 66c3 14 11 21 20 21s17-7 20-21c-4 4-8 2-12 0q-8-4-16 0c-4 2-8 4-12 0zM53 71q7 5 14 0z" fill="${colour}" fill-rule="evenodd"/>`
}
