import type { MessageTemplate } from '#app/areas/notices/messages/rules/templates.ts'
import { messages } from '#app/wings/messages.ts'

/** Every message that a desk may word, by its name. */
export const allMessages: ReadonlyMap<string, MessageTemplate> = new Map(
  messages.map((message) => [message.name, message]),
)

/** What messages are about, by the beginnings of their names: those that are looked for together. */
export const messageAbouts = {
  visit: { words: '挂号就诊', names: ['booking', 'visit', 'stop', 'waitlist', 'test'] },
  ask: { words: '问诊处方', names: ['ask', 'call', 'complaint', 'prescription', 'family'] },
  order: {
    words: '订单和钱',
    names: ['order', 'refund', 'appointment', 'invoice', 'seckill', 'class', 'points-mall', 'gift-card', 'bank-card'],
  },
  records: { words: '健康档案', names: ['records'] },
  voice: { words: '评价心意', names: ['comment', 'discussion', 'review', 'heart'] },
  activity: { words: '会员活动', names: ['member', 'invite', 'lottery', 'bargain', 'offline'] },
  account: { words: '账号其他', names: ['account', 'counter', 'help', 'joining', 'inquiry'] },
} as const satisfies Record<string, { words: string; names: readonly string[] }>
/** What a message is about. */
export type MessageAbout = keyof typeof messageAbouts
/** Every one of them, in order. */
export const allAbouts = Object.keys(messageAbouts) as MessageAbout[]

/** What a message is about, by its name; a test sees that each is about something. */
export const aboutOf = (name: string): MessageAbout | undefined =>
  allAbouts.find((about) => messageAbouts[about].names.some((first) => first === name.split('.')[0]))
