import { type SendSms, type SmsSettings, UNREACHABLE_MOBILE } from '../sms.ts'
import { aliyunSms } from './aliyun-sms.ts'
import { OutsideError, watchedCall } from './trouble.ts'

/** The sender that the settings name. */
export const smsSender = (settings: SmsSettings, now: Date): SendSms =>
  watchedCall('sms', 'send', settings.provider === 'aliyun' ? aliyunSms(settings, now) : sendNowhere)

/** Takes every message: whoever queued it shows it under /sandbox. */
const sendNowhere: SendSms = async ({ mobile }) => {
  if (mobile === UNREACHABLE_MOBILE) throw new OutsideError('the stand-in', 'UNREACHABLE')
}
