import type { Handlers, RequestContext } from '#app/context.ts'
import { environmentOf } from '#kit/bridge/detect.ts'
import { fetchInitCode } from '#kit/outside/server/city-start.ts'
import { encryptFor } from '#kit/seal/server/hand-over.ts'
import type * as contract from '../contract.ts'
import { pathOfPage, signableUrl } from '../rules.ts'
import { callHandlers } from './handlers/call.ts'
import { markHandlers } from './handlers/mark.ts'
import { appIdOf, appKeyOf, signUrl, ticketOf } from './handlers/sign.ts'
import { asPagePlan, asPlan } from './present.ts'
import { listPlans } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  ...markHandlers,
  ...callHandlers,

  async guideInfo({ page_url }, { db, channel, refuse }) {
    const [plan] = await listPlans(db, { path: pathOfPage(page_url), channel })
    return plan ? asPlan(plan) : refuse('no-plan')
  },

  async pagePlans({ page_url, unit_id: unitId }, { db, channel }) {
    return { list: (await listPlans(db, { path: pathOfPage(page_url), channel, unitId })).map(asPagePlan) }
  },

  async appDownloadUrl(_, { config: { nativeApp }, channel, incoming }) {
    const { system } = environmentOf(String(incoming.headers['user-agent'] ?? ''))
    const ofChannel = (url = '') =>
      url.replaceAll('{channel}', String(channel)).replaceAll('%7Bchannel%7D', String(channel))
    const [android_url, ios_url] = [ofChannel(nativeApp.androidUrl), ofChannel(nativeApp.iosUrl)]
    const download_url = { android: android_url, ios: ios_url, other: '' }[system]
    return { system, download_url, open_url: ofChannel(nativeApp.openUrl), android_url, ios_url }
  },

  async jsConfig({ url }, ctx) {
    const ours = signableUrl(url, ctx.config.publicUrl)
    if (ours === undefined) return ctx.refuse('foreign-url')
    const ticket = await ticketOf(ctx)
    return ticket === null
      ? ctx.refuse('unavailable')
      : { appId: appIdOf(ctx.config), ...signUrl(ours, ticket, ctx.now) }
  },

  hostSettings(_, { config: { hosts } }) {
    const { openUrl, androidUrl, iosUrl, brand } = hosts.cityApp
    return {
      scripts: hosts.scripts,
      brand: hosts.brand,
      city_brand: brand,
      city_open_url: openUrl ?? '',
      city_android_url: androidUrl ?? '',
      city_ios_url: iosUrl ?? '',
    }
  },

  async cityStart(_, { config, refuse }) {
    const { appId, initUrl } = config.hosts.cityApp
    if (initUrl === undefined)
      return config.mode === 'demo' ? { app_id: 'stand-in', init_code: 'stand-in' } : refuse('unavailable')
    try {
      return { app_id: appId, init_code: await fetchInitCode(initUrl) }
    } catch {
      return refuse('unavailable')
    }
  },

  async appEncrypt({ data }, { config, refuse }) {
    const key = appKeyOf(config)
    return key ? { value: encryptFor(key, data) } : refuse('unavailable')
  },

  async publicSettings({ key }, ctx) {
    const all = settingsOf(ctx)
    if (key === undefined) return { config: all }
    const one = Object.hasOwn(all, key) ? all[key] : undefined
    return one === undefined ? ctx.refuse('not-found') : { config: { [key]: one } }
  },
}

/** All that may be told to everyone: named one by one, so that no setting becomes public by being added. */
const settingsOf = ({ config }: RequestContext): Record<string, string> => ({
  app_id: appIdOf(config),
  home_url: config.publicUrl,
  download_url: `${config.publicUrl}/app/download`,
  is_stand_in: config.messaging.provider === 'stand-in' ? '1' : '0',
})
