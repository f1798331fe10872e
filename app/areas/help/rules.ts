/** A patient's group of customer service: the VIP group above level 0. */
export const groupOf = <Group>(level: number, { usual, vip }: { usual: Group; vip: Group }): Group =>
  level > 0 ? vip : usual

/** The provider's chat page with group, template and title filled in, percent-encoded. */
export const chatAddress = (url: string, facts: { group: string; template: string; title: string }): string =>
  url.replace(/(?:\{|%7B)(group|template|title)(?:\}|%7D)/gi, (_, name: string) =>
    encodeURIComponent(facts[name.toLowerCase() as keyof typeof facts]),
  )

/** So many a talk within an hour: enough for a person, too few for a program. */
export const MOST_AN_HOUR = 30

/** Words that each theme of the help centre is spoken of by; an automatic answer looks for them in what was written. */
const cues: readonly (readonly [pattern: RegExp, keyword: string])[] = [
  [/候补|排队|没号|约满|抢不到/, '候补'],
  [/停诊|医生不来|临时有事/, '停诊'],
  [/退款|退费|退钱|钱.*(没|还|退)/, '退费'],
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

/** The answer before a person's: says what it is, and what helps. */
export const automaticAnswer = (content: string, found: number): string => {
  if (isUrgent(content))
    return '如果现在有生命危险，请立刻拨打 120，或去最近的急诊。这里是自动回复，没有医生在看，不能处理急症。'
  const help = found > 0 ? '下面这些回答可能有用：' : '没有找到直接的回答，请换个说法，或者看看全部常见问题。'
  return `这是自动回复：您写的话已经保存，客服看到后会在这里回复。${help}`
}

/** What customer service says before it is asked anything. */
export const GREETING =
  '您好，这里是在线客服。写下您的问题，先由自动回复帮您找答案，客服看到后会在这里回复。急症请拨打 120。'

/** Whether somebody answers at a minute of the day; hours past midnight end the next day. */
export const isAnswering = (minute: number, { begin, end }: { begin: number; end: number }): boolean =>
  begin <= end ? minute >= begin && minute < end : minute >= begin || minute < end

/** What a patient's devices hear when customer service has answered; they ask for the answer then. */
export const ANSWERED = { type: 'service' } as const
