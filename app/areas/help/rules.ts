/** A patient's group of customer service: the VIP group above level 0. */
export const groupOf = <Group>(level: number, { usual, vip }: { usual: Group; vip: Group }): Group =>
  level > 0 ? vip : usual

/** The provider's chat page with group, template and title filled in, percent-encoded. */
export const chatAddress = (url: string, facts: { group: string; template: string; title: string }): string =>
  url.replace(/(?:\{|%7B)(group|template|title)(?:\}|%7D)/gi, (_, name: string) =>
    encodeURIComponent(facts[name.toLowerCase() as keyof typeof facts]),
  )

/** So many of the last messages come with the page; those before them are asked for. */
export const MOST_SHOWN = 100
/** So many of those before them come at a time. */
export const EARLIER_SIZE = 20

/** The longest message, in letters. */
export const MESSAGE_LETTERS = 500
/** So many a talk within an hour: enough for a person, too few for a program. */
export const MOST_AN_HOUR = 30

/** Words that each theme of the help centre is spoken of by; an automatic answer looks for them in what was written. */
const cues: readonly (readonly [pattern: RegExp, keyword: string, ...others: string[]])[] = [
  [/候补|排队|没号|约满|抢不到/, '候补'],
  [/停诊|医生不来|临时有事/, '停诊'],
  [/退.{0,4}[费款钱]|[费款钱].{0,6}退|钱.*(没|还)/, '退费', '退回', '钱会退'],
  [/取消|不去了|退号/, '取消'],
  [/改期|改约|换时间|改时间/, '改期'],
  [/登录|登陆|验证码|短信|收不到/, '验证码'],
  [/就诊人|家人|孩子|父母|添加/, '就诊人'],
  [/隐私|个人信息|注销|泄露|安全/, '个人信息'],
  [/签到|报到|取号|迟到/, '签到'],
  [/支付|付款|付钱|缴费/, '支付'],
  [/挂号|预约|约号|号源/, '预约'],
]

/** What a message is about, for looking it up among the questions; undefined where nothing is recognised. */
export const keywordIn = (content: string): string | undefined => cues.find(([pattern]) => pattern.test(content))?.[1]

/** Words that may stand for danger: whoever writes them must read first where help is. */
export const isUrgent = (content: string) =>
  /胸痛|胸口痛|喘不|呼吸困难|昏迷|大出血|自杀|不想活|中风|抽搐|120/.test(content)

/** Somebody wants a person. */
export const wantsPerson = (content: string): boolean => /人工|真人|转接|(找|叫|要)客服/.test(content)

/** When persons answer, and how many wait before somebody does. */
export interface Waiting {
  isOpen: boolean
  begin: string
  end: string
  ahead: number
}

/** What somebody is told who wants a person: whether one is there, until when, and their place. */
export const personWords = ({ isOpen, begin, end, ahead }: Waiting): string => {
  const place = ahead === 0 ? '您排在第一位' : `您前面还有 ${ahead} 位`
  if (isOpen)
    return `已为您转人工客服，${place}。人工服务时间 ${begin}–${end}，请在这里稍等，也可以先离开，回复会留在这里。`
  return `已为您转人工客服，${place}。现在不在人工服务时间，${begin} 开始后会按顺序回复您，回复会留在这里。`
}

/** The answer before a person's: says what it is, and what helps. */
export const automaticAnswer = (content: string, found: number, waiting: Waiting): string => {
  if (isUrgent(content))
    return '如果现在有生命危险，请立刻拨打 120，或去最近的急诊。这里是自动回复，没有医生在看，不能处理急症。'
  if (wantsPerson(content)) return personWords(waiting)
  const help = found > 0 ? '下面这些回答可能有用：' : '没有找到直接的回答。可以换个说法，或者写“转人工”，由客服来回复。'
  return `这是自动回复：您写的话已经保存，客服看到后会在这里回复。${help}`
}

/** What people mostly come with: a tap asks it. */
export const topics = [
  '怎么退挂号费',
  '怎么取消预约',
  '怎么改期',
  '收不到验证码',
  '医生停诊了怎么办',
  '转人工',
] as const

/** A question that may be meant. */
interface Answerable {
  id: number
  title: string
  content: string
  /** Other ways of asking it. */
  otherWords?: readonly string[]
}

const TITLE_WEIGHT = 3

/** Two letters each, of which words are made; without what stands in every question. */
const pairsOf = (text: string): string[] => {
  const letters = [...text.replace(/怎么|怎样|什么|如何|可以|我的|多久|时候|[^\p{Script=Han}a-z0-9]/giu, '')]
  return letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** Those of some questions that are meant by what somebody wrote, the likeliest first: by what it is about and by its words. */
export const meantBy = <Q extends Answerable>(written: string, questions: readonly Q[]): Q[] => {
  const about = cues.filter(([pattern]) => pattern.test(written)).flatMap(([, ...keywords]) => keywords)
  const words = [...about, ...pairsOf(written)]
  const scoreOf = ({ title, otherWords = [], content }: Q) => {
    const isAsked = (word: string) => [title, ...otherWords].some((asked) => asked.includes(word))
    return words.reduce((sum, word) => sum + (isAsked(word) ? TITLE_WEIGHT : content.includes(word) ? 1 : 0), 0)
  }
  return questions
    .map((question) => ({ question, score: scoreOf(question) }))
    .filter(({ score }) => score >= TITLE_WEIGHT)
    .sort((a, b) => b.score - a.score)
    .map(({ question }) => question)
}

/** What customer service says before it is asked anything. */
export const GREETING =
  '您好，这里是在线客服。写下您的问题，先由自动回复帮您找答案，客服看到后会在这里回复。急症请拨打 120。'

/** Whether somebody answers at a minute of the day; hours past midnight end the next day. */
export const isAnswering = (minute: number, { begin, end }: { begin: number; end: number }): boolean =>
  begin <= end ? minute >= begin && minute < end : minute >= begin || minute < end

/** What a patient's devices hear when customer service has answered; they ask for the answer then. */
export const ANSWERED = { type: 'service' } as const

/** What somebody tells about the product itself. */
export const suggestionKinds = { fault: '哪里坏了', idea: '希望有', praise: '做得好', other: '其他' } as const
/** One of them. */
export type SuggestionKind = keyof typeof suggestionKinds

/** The longest suggestion, in letters. */
export const SUGGESTION_LETTERS = 1_000
/** So many a patient sends a day. */
export const MOST_SUGGESTIONS_A_DAY = 5
