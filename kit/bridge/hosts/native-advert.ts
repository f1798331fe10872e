import type { HostAdvert } from '../host-bridge.ts'

const MOST = { id: 64, title: 30, text: 40, picture: 300_000, topics: 50 }
const PICTURE = /^data:image\/(png|jpeg|webp);base64,[A-Za-z0-9+/=]+$/

const words = (given: unknown, most: number): string | undefined =>
  typeof given === 'string' && given.trim() !== '' && given.length <= most ? given.trim() : undefined

/** A picture comes along with the answer: pages fetch nothing of whom they do not know. */
const pictureIn = (given: unknown): string =>
  typeof given === 'string' && given.length <= MOST.picture && PICTURE.test(given) ? given : ''

const topicsIn = (given: unknown): number[] | undefined =>
  Array.isArray(given) && given.length <= MOST.topics && given.every((one) => Number.isInteger(one)) ? given : undefined

/** What an app answers of an advert of its own, read with care; undefined where it is none. */
export const readAdvert = (answer: Readonly<Record<string, unknown>>): HostAdvert | undefined => {
  const [id, title] = [words(answer.id, MOST.id), words(answer.title, MOST.title)]
  if (id === undefined || title === undefined) return undefined
  const text = words(answer.text, MOST.text) ?? ''
  return { id, title, text, picture: pictureIn(answer.picture), topics: topicsIn(answer.topics) }
}
