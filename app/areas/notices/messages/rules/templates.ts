import type { MessageKind } from '../rules.ts'

/** A message that patients get, as the room that sends it declares it: its words until a desk writes others. */
export interface MessageTemplate<V extends string = string> {
  /** Names it among all: `booking.made`. */
  name: string
  /** When it is sent, for who reads the list of them. */
  words: string
  kind: MessageKind
  /** Both with variables by their words: `{医生}`. */
  title: string
  text: string
  /** What fills it, by the names that a provider's own template gives them: in words, and an example. */
  variables: { readonly [K in V]: { word: string; example: string } }
  /** On their phone too. */
  sms: boolean
  /** On a phone alone: who gets it has no message centre here. */
  smsOnly?: true
  /** Why it may not be switched off; missing where it may. */
  kept?: string
}

/** Declares a message. */
export const messageTemplate = <const V extends string>(template: MessageTemplate<V>): MessageTemplate<V> => template

/** A message with what fills it, for who sends it further on. */
export interface FilledMessage {
  template: MessageTemplate
  values: Readonly<Record<string, string>>
}

/** A message with all of its variables filled. */
export const filled = <const V extends string>(
  template: MessageTemplate<V>,
  values: Readonly<Record<V, string>>,
): FilledMessage => ({ template, values })

/** Why a message about money may not be switched off. */
export const MONEY_STAYS = '关于钱的通知不能关'

/** A message as it is written now. */
export interface WrittenMessage {
  title: string
  text: string
  /** In the message centre. */
  isTold: boolean
  isSms: boolean
  /** The provider's own template for it; '' is the one for all notices. */
  smsTemplate: string
}

/** As it is where no desk wrote anything. */
export const asDeclared = ({ title, text, sms, smsOnly }: MessageTemplate): WrittenMessage => ({
  title,
  text,
  isTold: !smsOnly,
  isSms: sms,
  smsTemplate: '',
})

const variable = /\{([^{}]*)\}/g

/** Words with their variables filled in; a variable that is empty leaves no space of its own. */
export const filledIn = (words: string, { variables }: MessageTemplate, values: Readonly<Record<string, string>>) => {
  const byWord = new Map(Object.entries(variables).map(([name, { word }]) => [word, values[name] ?? '']))
  return words.replace(variable, (_, word: string) => byWord.get(word) ?? '')
}

/** The words with its examples. */
export const exampleOf = (words: string, template: MessageTemplate): string => {
  const examples = Object.entries(template.variables).map(([name, { example }]) => [name, example])
  return filledIn(words, template, Object.fromEntries(examples))
}

/** The first variable of the words that the message does not have; undefined where all are known. A brace that stands alone is one. */
export const unknownVariable = (words: string, { variables }: MessageTemplate): string | undefined => {
  const known = new Set(Object.values<{ word: string }>(variables).map(({ word }) => word))
  const unknown = [...words.matchAll(variable)].find(([, word = '']) => !known.has(word))
  if (unknown) return unknown[0]
  return words.replace(variable, '').match(/[{}]/)?.[0]
}

/** How long its words may be. */
export const lengths = { title: 30, text: 300, smsTemplate: 40 } as const
