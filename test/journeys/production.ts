import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { systemClock } from '#kit/time/clock.ts'
import { openSender } from '../support/sms-sender.ts'
import { openWechatGateway } from '../support/wechat-gateway.ts'
import { startApart } from './apart.ts'

const root = join(import.meta.dirname, '../..')

/**
 * The product as an operator first meets it: production mode, an empty database, the adapters of Aliyun and WeChat Pay before
 * somebody who answers as they do.
 */
export const startInProduction = async () => {
  const sender = await openSender(() => true)
  let { now } = systemClock
  const wechat = await openWechatGateway(() => now())
  const settings = {
    MODE: 'production',
    SECRET: 'a lamp that stands on the hill behind the house',
    PUBLIC_URL: 'https://care.example',
    ...sender.settings,
    PAYMENT_PROVIDERS: 'wechat',
    ...wechat.env,
  }
  const apart = await startApart({ ...settings, LIMITS: 'on', IDLE_MINUTES: '720' })
  now = apart.now
  /** A command of the product beside it, such as `staff add`. What it prints. */
  const command = async (...words: string[]): Promise<string> => {
    const env = { ...process.env, ...settings, NODE_OPTIONS: '', DATA_DIR: apart.dataDir }
    return (await promisify(execFile)(process.execPath, words, { cwd: root, env })).stdout
  }
  /** Somebody pays at WeChat, which tells us. */
  const payAtWechat = async (outTradeNo: string) => {
    const { headers, body } = wechat.notice(wechat.pay(outTradeNo))
    await fetch(`${apart.baseURL}/api/pay/notify/wechat`, {
      method: 'POST',
      headers: { ...(headers as Record<string, string>), 'content-type': 'application/json' },
      body,
    })
  }
  const stop = async () => {
    await apart.stop()
    await wechat.close()
    sender.close()
  }
  return { ...apart, codes: sender.codes, wechat, command, payAtWechat, stop }
}

/** It, and what a journey needs of what stands around it. */
export type InProduction = Awaited<ReturnType<typeof startInProduction>>
