/** What a message is for; a provider has one approved template for each. */
export type SmsTemplate = 'code' | 'notice'

/** A text message on its way to a phone. */
export interface Sms {
  mobile: string
  template: SmsTemplate
  /** What fills the template: `code`, or `title` and `text`. */
  params: Readonly<Record<string, string>>
  /** Which of our messages it is, where it is one that is declared. */
  message?: string
  /** The provider's template for this message alone, by its name there, and what fills it. */
  own?: { template: string; params: Readonly<Record<string, string>> }
}

/** Who sends text messages; throws where one could not be handed over. */
export type SendSms = (sms: Sms) => Promise<void>

/** Which provider sends, and how one signs in there. */
export interface SmsSettings {
  provider: 'stand-in' | 'aliyun'
  accessKeyId: string
  accessKeySecret: string
  endpoint: string
  /** The registered signature, put before every message by the provider. */
  signName: string
  /** The provider's names of our templates. */
  templates: Readonly<Record<SmsTemplate, string>>
}

/** The stand-in cannot reach this phone, so that failures can be met by hand. */
export const UNREACHABLE_MOBILE = '19900000000'
