import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Stands where Aliyun's sender of messages is: takes what is for these numbers, and remembers the last code of each. */
export const openSender = async (isKnown: (mobile: string) => boolean) => {
  const codes = new Map<string, string>()
  const sent = new Map<string, number>()
  const server = createServer(({ url = '' }, response) => {
    const asked = new URLSearchParams(url.slice(2))
    const mobile = asked.get('PhoneNumbers') ?? ''
    const { code } = JSON.parse(asked.get('TemplateParam') ?? '{}') as { code?: string }
    if (isKnown(mobile) && code !== undefined) codes.set(mobile, code)
    sent.set(mobile, (sent.get(mobile) ?? 0) + 1)
    response.end(JSON.stringify({ Code: isKnown(mobile) ? 'OK' : 'isv.MOBILE_NUMBER_ILLEGAL' }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    codes,
    /** How many messages a number was to get. */
    sent: (mobile: string) => sent.get(mobile) ?? 0,
    /** What a process is told of it. */
    settings: {
      SMS_PROVIDER: 'aliyun',
      ALIYUN_ACCESS_KEY_ID: 'a',
      ALIYUN_ACCESS_KEY_SECRET: 'b',
      ALIYUN_SMS_SIGN_NAME: 'c',
      ALIYUN_SMS_CODE_TEMPLATE: 'd',
      ALIYUN_SMS_NOTICE_TEMPLATE: 'e',
      ALIYUN_SMS_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    close: () => void server.close(),
  }
}
