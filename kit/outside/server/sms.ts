import { type SendSms, type SmsSettings, UNREACHABLE_MOBILE } from '../sms.ts'
import { aliyunSms } from './aliyun-sms.ts'

/** The sender that the settings name. */
export const smsSender = (settings: SmsSettings, now: Date): SendSms =>
  settings.provider === 'aliyun' ? aliyunSms(settings, now) : sendNowhere

/** Takes every message: whoever queued it shows it under /sandbox. */
const sendNowhere: SendSms = async ({ mobile }) => {
  if (mobile === UNREACHABLE_MOBILE) throw new Error('the stand-in cannot reach this phone')
}
