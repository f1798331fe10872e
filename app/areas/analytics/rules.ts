/** What visitors do, by the code of an event; a patient's own numbers count the same. */
export const actions = ['visit', 'view', 'click', 'share', 'read', 'play', 'like', 'add'] as const

/** The item type of an advert itself, where what it led to has none of its own. */
export const ADVERT = 701
/** The item type of goods. */
export const GOODS = 2
/** The item type of a film. */
export const FILM = 101
/** The item type of a short film. */
export const SHORT_FILM = 205
/** The item type of an article. */
export const ARTICLE = 202
/** Item types of an advert's conversion [X143]: advert, goods, short video, video, note, article. */
export const conversionItems = [ADVERT, GOODS, SHORT_FILM, FILM, 203, ARTICLE] as const

/** What a view counter may stand on. */
export const viewed = ['page', 'goods', 'project', 'article', 'video', 'note', 'doctor', 'unit', 'department'] as const
export type Viewed = (typeof viewed)[number]

/** Where an advert may stand. */
export const areaTypes = ['home', 'channel', 'unit', 'department', 'illness', 'goods', 'article'] as const

/** What a patient asked to be shown first; `common` is nothing in particular. */
export const crowds = ['common', 'prepare', 'pregnancy', 'baby', 'chronic', 'elder'] as const
export type Crowd = (typeof crowds)[number]

/** The same in words, with what is shown first. */
export const crowdWords: Readonly<Record<Crowd, { title: string; note: string }>> = {
  common: { title: '不特别安排', note: '首页按通常的样子' },
  prepare: { title: '备孕', note: '备孕检查' },
  pregnancy: { title: '怀孕', note: '产检预约' },
  baby: { title: '照看宝宝', note: '儿科医生和号源' },
  chronic: { title: '慢病复诊', note: '您关注的医生' },
  elder: { title: '给长辈看病', note: '为家人添加就诊人' },
}

/** Crowds of which somebody is by a health record: they choose no advert unless the patient lets their records do that. */
export const isOfRecords = (crowd: string): boolean => ['prepare', 'pregnancy', 'baby'].includes(crowd)

/** What a log entry is: 1000 an error of a script [X266], the other a login check that failed [X291]. */
export const logTypes = ['1000', 'islogined_error'] as const

/** A batch of actions is refused when it says it was sent longer ago, or later from now, than this. */
const FRESH_MS = 15 * 60_000

/** Whether a batch was sent just now; `timestamp` is in seconds or milliseconds since 1970. */
export const isFresh = (timestamp: number, now: Date): boolean => {
  const sentMs = timestamp < 100_000_000_000 ? timestamp * 1_000 : timestamp
  return Math.abs(now.getTime() - sentMs) <= FRESH_MS
}

const MOST_PATH = 200

/** The path of an address: query and fragment, which may name a person, are not kept. */
export const pathOf = (address: string): string => {
  const [path = ''] = address.replace(/^[a-z][a-z\d+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/)
  return maskText(path).slice(0, MOST_PATH)
}

/**
 * Text of an error without what could be somebody's: queries of addresses, mail addresses, long codes, runs of five
 * digits and more (phones, id and card numbers, also written in groups) and everything that is not plain ASCII.
 */
export const maskText = (text: string): string =>
  text
    .replace(/[?#][^\s)'"]*?(?=(?::\d+:\d+)?(?:[\s)'"]|$))/g, '')
    .replace(/[\w.+-]{1,64}@[\w-]{1,64}(?:\.[\w-]{1,64}){1,4}/g, '*')
    .replace(/[A-Za-z\d_-]{20,}/g, '*')
    .replace(/\d(?:[ -]?\d){4,}[Xx]?/g, '*')
    .replace(/[^\n\x20-\x7e]+/g, '*')

const MOST_MESSAGE = 300
const MOST_FRAMES = 8
const MOST_AGENT = 200

/** The first line of an error's message, masked and cut. */
export const asMessage = (message: string): string => maskText(message.split('\n')[0] ?? '').slice(0, MOST_MESSAGE)

/** The places of a stack (`at f (file:1:2)`, `f@file:1:2`), without its first line, which repeats the message. */
export const asStack = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /:\d+:\d+\)?$/.test(line.trim()))
    .slice(0, MOST_FRAMES)
    .map((line) => maskText(line.trim()).slice(0, MOST_PATH))
    .join('\n')

/** What a browser calls itself, masked and cut. */
export const asAgent = (agent: string): string => maskText(agent).slice(0, MOST_AGENT)

/** What the operator changes is seen after so long. */
export const SHOWN_AFTER_SECONDS = 30

/** Whom an advert is for, and when it is shown. */
interface Aim {
  crowd: string | null
  channel: number | null
  beginsAt: Date
  endsAt: Date | null
}

/** Whether an advert is shown now to somebody of this channel and, where it is a recommendation, of this crowd [X254]. */
export const isAimedAt = (aim: Aim, asker: { crowd: string | undefined; channel: number; now: Date }): boolean =>
  (aim.crowd === null || aim.crowd === asker.crowd) &&
  (aim.channel === null || aim.channel === asker.channel) &&
  aim.beginsAt <= asker.now &&
  (aim.endsAt === null || aim.endsAt > asker.now)
