import { personName, type Sex } from '#kit/random/chinese-names.ts'
import { type Seeded, seeded } from '#kit/random/seeded.ts'
import { careers, focusOf, manners } from './doctor-texts.ts'

/** A department that doctors are invented for. */
export interface Post {
  /** Name of the catalogue's department. */
  department: string
  /** The hospital's level, a code of its rules: the higher, the more doctors. */
  level: number
  /** Illnesses that the department sees. */
  illnesses: readonly string[]
}

/** An invented doctor. */
export interface DemoDoctor {
  /** `demo:1`, the same on every machine for the same posts. */
  key: string
  /** Where in the list of posts the department stands. */
  post: number
  name: string
  sex: Sex
  age: number
  /** Code of `titles`. */
  title: number
  skills: string
  introduction: string
  illTags: string[]
}

/** Title, share of all doctors, age from and to. */
const careerSteps = [
  { title: 40, share: 0.18, from: 48, to: 64 },
  { title: 30, share: 0.3, from: 39, to: 56 },
  { title: 20, share: 0.38, from: 31, to: 46 },
  { title: 10, share: 0.14, from: 25, to: 32 },
] as const
type Step = (typeof careerSteps)[number]

/** Invents `count` doctors for the posts, at least one each where there are enough; of each post the first is a senior. */
export const demoDoctors = (posts: readonly Post[], count: number): DemoDoctor[] => {
  const chance = seeded('doctors')
  const taken = new Set<string>()
  const doctors: DemoDoctor[] = []
  for (const [at, places] of shares(posts, count).entries()) {
    const post = posts[at] as Post
    for (let i = 0; i < places; i++) {
      doctors.push(doctor(chance, taken, post, { at, isFirst: i === 0, number: doctors.length + 1 }))
    }
  }
  return doctors
}

/** How many doctors each post gets: by the weight of its hospital, summing up to `count`. */
const shares = (posts: readonly Post[], count: number): number[] => {
  const weights = posts.map((post) => (post.level >= 33 ? 4 : post.level >= 30 ? 3 : post.level >= 20 ? 2 : 1))
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  const beyondOne = Math.max(0, count - posts.length)
  let owed = 0
  let given = 0
  return weights.map((weight) => {
    if (count < posts.length) return given++ < count ? 1 : 0
    owed += (beyondOne * weight) / all
    const more = Math.round(owed) - given
    given += more
    return 1 + more
  })
}

interface Seat {
  at: number
  isFirst: boolean
  number: number
}

const doctor = (chance: Seeded, taken: Set<string>, post: Post, { at, isFirst, number }: Seat): DemoDoctor => {
  const step = isFirst ? chance.pick(careerSteps.slice(0, 2)) : stepOf(chance)
  const sex: Sex = chance.next() < womenIn(post.department) ? 'female' : 'male'
  const age = chance.int(step.from, step.to)
  const illTags = chance.shuffle(post.illnesses).slice(0, chance.int(2, 4))
  return {
    key: `demo:${number}`,
    post: at,
    name: newName(chance, taken, sex),
    sex,
    age,
    title: step.title,
    skills: skillsOf(chance, post, illTags),
    introduction: introductionOf(chance, post, step, age),
    illTags,
  }
}

const stepOf = (chance: Seeded): Step => {
  let left = chance.next()
  for (const step of careerSteps) {
    left -= step.share
    if (left < 0) return step
  }
  return careerSteps[2]
}

/** Share of women among the doctors of a department, as it is in life. */
const womenIn = (department: string): number => {
  if (/妇|产|儿|乳腺|生殖|盆底|宫颈|营养|接种/.test(department)) return 0.75
  if (/外科|骨|男科|泌尿|肛肠|关节|运动/.test(department)) return 0.2
  return 0.5
}

/** A name that no other has; in worlds of more doctors than names, one that others have too. */
const newName = (chance: Seeded, taken: Set<string>, sex: Sex): string => {
  let name = personName(chance, sex)
  for (let tries = 0; taken.has(name) && tries < 20; tries++) name = personName(chance, sex)
  taken.add(name)
  return name
}

const skillsOf = (chance: Seeded, { department, illnesses }: Post, illTags: readonly string[]): string => {
  const seen = [...illTags, ...chance.shuffle(illnesses.filter((name) => !illTags.includes(name))).slice(0, 2)]
  const focus = chance.shuffle(focusOf[department] ?? []).slice(0, seen.length > 2 ? 1 : 3)
  const treats = seen.length > 0 ? [`${seen.join('、')}等疾病的诊治`] : []
  return `擅长${[...treats, ...focus].join('，') || `${department}常见病的诊治`}。`
}

const introductionOf = (chance: Seeded, { department }: Post, { title }: Step, age: number): string => {
  const years = age - 24
  const done = chance.pick(careers[title] ?? [''])
  return `演示用的虚构医生。从事${department}临床工作${years}年，${done}${chance.pick(manners)}`
}
