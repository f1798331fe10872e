import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { lacksOf, text } from '#kit/settings/fields.ts'
import type { SmsSettings } from '../../sms.ts'

/** Who sends text messages. */
export const settings = {
  sms: defineSettings({
    variables: {
      SMS_PROVIDER: z
        .enum(['stand-in', 'aliyun'])
        .default('stand-in')
        .describe(
          'stand-in (messages appear under /sandbox) or aliyun. The templates take `code`, and `title` with `text`.',
        ),
      ALIYUN_ACCESS_KEY_ID: text,
      ALIYUN_ACCESS_KEY_SECRET: text,
      ALIYUN_SMS_ENDPOINT: z.url().default('https://dysmsapi.aliyuncs.com'),
      ALIYUN_SMS_SIGN_NAME: text,
      ALIYUN_SMS_CODE_TEMPLATE: text,
      ALIYUN_SMS_NOTICE_TEMPLATE: text,
    },
    faults: (data, { mode }) => [
      ...(mode === 'production' && data.SMS_PROVIDER === 'stand-in'
        ? ['SMS_PROVIDER: production needs a real sender']
        : []),
      ...lacksOf(data, 'SMS_PROVIDER', 'aliyun', [
        'ALIYUN_ACCESS_KEY_ID',
        'ALIYUN_ACCESS_KEY_SECRET',
        'ALIYUN_SMS_SIGN_NAME',
        'ALIYUN_SMS_CODE_TEMPLATE',
        'ALIYUN_SMS_NOTICE_TEMPLATE',
      ]),
    ],
    value: (data): SmsSettings => ({
      provider: data.SMS_PROVIDER,
      accessKeyId: data.ALIYUN_ACCESS_KEY_ID,
      accessKeySecret: data.ALIYUN_ACCESS_KEY_SECRET,
      endpoint: data.ALIYUN_SMS_ENDPOINT,
      signName: data.ALIYUN_SMS_SIGN_NAME,
      templates: { code: data.ALIYUN_SMS_CODE_TEMPLATE, notice: data.ALIYUN_SMS_NOTICE_TEMPLATE },
    }),
  }),
}
