import { z } from 'zod'
import { defineSettings } from '#kit/settings/define.ts'
import { lacksOf, text } from '#kit/settings/fields.ts'
import type { MessagingSettings } from '../../messaging.ts'

/** Our account of the messaging app, by which pages are signed. */
export const settings = {
  messaging: defineSettings({
    variables: {
      WECHAT_PROVIDER: z
        .enum(['stand-in', 'wechat'])
        .default('stand-in')
        .describe('stand-in (signatures that the messaging app does not take) or wechat.'),
      WECHAT_APP_ID: text,
      WECHAT_APP_SECRET: text,
      WECHAT_ENDPOINT: z.url().default('https://api.weixin.qq.com'),
    },
    faults: (data) => lacksOf(data, 'WECHAT_PROVIDER', 'wechat', ['WECHAT_APP_ID', 'WECHAT_APP_SECRET']),
    value: (data): MessagingSettings => ({
      provider: data.WECHAT_PROVIDER,
      appId: data.WECHAT_APP_ID,
      appSecret: data.WECHAT_APP_SECRET,
      endpoint: data.WECHAT_ENDPOINT,
    }),
  }),
}
