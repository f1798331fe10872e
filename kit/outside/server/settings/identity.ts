import { z } from 'zod'
import { defineSettings, type Given } from '#kit/settings/define.ts'
import type { IdentityAccount, IdentityProviderName } from '../../identity.ts'
import { identityProviderNames } from '../../identity-names.ts'
import { prefixOf, variableOf } from '../identity-provider.ts'
import { identityProviders } from '../identity-providers.ts'

/** An account, and the channel that its line names. */
interface Line {
  account: IdentityAccount
  channel: number | undefined
}

const SHAPE =
  'an address with our name and secret there, such as https://name:secret@host/path, perhaps with channel= before it'

const lineOf = (text: string): Line | undefined => {
  const [, channel, address = ''] = /^(?:(\d{1,9})=)?(.*)$/.exec(text) ?? []
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password) return undefined
  const [clientId, clientSecret] = [decoded(url.username), decoded(url.password)]
  if (clientId === undefined || clientSecret === undefined) return undefined
  Object.assign(url, { username: '', password: '' })
  return {
    account: { url: url.href, clientId, clientSecret },
    channel: channel === undefined ? undefined : Number(channel),
  }
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

const line = z.string().transform((text, ctx): Line => {
  const read = lineOf(text)
  if (read) return read
  ctx.addIssue({ code: 'custom', message: SHAPE })
  return z.NEVER
})

const WORDS = `Who else may say who somebody is, one line each: the address where the provider is asked, with our name and secret there in it (https://name:secret@host/path; special characters percent-encoded); before it channel=, where the visitors of another channel than is said here sign in by it. Without its line the demonstration stands in for a provider (codes appear under /sandbox), and production takes nothing of it. One more provider is one more file in kit/outside/server/identity-providers/.`

const wordsOf = (name: IdentityProviderName, at: number): string =>
  at === 0 ? `${WORDS}\n${identityProviders[name].words}` : identityProviders[name].words

/** Who may say who somebody is. */
export const settings = {
  identity: defineSettings({
    variables: Object.fromEntries(
      identityProviderNames.map((name, at) => [variableOf(name), line.optional().describe(wordsOf(name, at))]),
    ),
    faults: (lines, given) => [...formerFaults(given), ...channelFaults(lines)],
    value: (lines) => ({ accounts: accountsOf(lines), ofChannel: new Map(channelsOf(lines)) }),
  }),
}

type Lines = Readonly<Record<string, Line | undefined>>

const accountsOf = (lines: Lines): Readonly<Partial<Record<IdentityProviderName, IdentityAccount>>> =>
  Object.fromEntries(
    identityProviderNames.flatMap((name) => {
      const given = lines[variableOf(name)]
      return given ? [[name, given.account]] : []
    }),
  )

/** The channels whose visitors sign in by a provider. */
const channelsOf = (lines: Lines): [channel: number, name: IdentityProviderName][] =>
  identityProviderNames.flatMap((name) => {
    const channel = lines[variableOf(name)]?.channel ?? identityProviders[name].channel
    return channel === undefined ? [] : [[channel, name]]
  })

const channelFaults = (lines: Lines): string[] => {
  const channels = channelsOf(lines)
  return channels.flatMap(([channel, name], at) => {
    const first = channels.findIndex(([other]) => other === channel)
    const other = channels[first]?.[1]
    return first === at || other === undefined ? [] : [`${variableOf(name)}: ${variableOf(other)} has the same channel`]
  })
}

/** What one line holds now was four variables: who still gives those would be without the provider and not know why. */
const formerFaults = ({ variables }: Given): string[] =>
  identityProviderNames.flatMap((name) => {
    const former = ['CLIENT_ID', 'CLIENT_SECRET', 'CHANNEL'].map((end) => `${prefixOf(name)}_${end}`)
    const given = former.find((one) => one in variables)
    return given === undefined ? [] : [`${given}: is part of ${variableOf(name)} now, ${SHAPE}`]
  })
