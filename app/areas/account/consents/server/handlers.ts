import type { Handlers } from '#app/context.ts'
import type * as contract from '../contract.ts'
import { atSignIn, documents, isAgreed, isWithdrawable, ofProgrammes, whatStops } from '../rules.ts'
import { agreeToCurrent, hasAgreedToTerms, say } from './commands/consent.ts'
import { findWords, listCurrent, listVersions } from './commands/texts.ts'
import { asHistory, asText } from './present.ts'
import { findLastWords, listConsents } from './queries.ts'

export const handlers: Handlers<typeof contract> = {
  async isShowUserProtocol(_, { db, patient }) {
    const version = await agreementVersion(db)
    return { is_show: patient !== null && !(await hasAgreedToTerms(db, patient)), version }
  },

  async agreeUserProtocol({ health_data }, ctx) {
    const agreed = health_data === 1 ? ([...atSignIn, 'health'] as const) : atSignIn
    await ctx.transact((inside) => agreeToCurrent(inside, ctx.patient, agreed))
    return { version: await agreementVersion(ctx.db) }
  },

  async consentText({ document, version }, ctx) {
    const versions = await listVersions(ctx.db, document)
    const shown = versions.find((one) => version === undefined || one.version === version)
    const words = shown && (await findWords(ctx.db, document, shown.version))
    return words === undefined ? ctx.refuse('not-found') : asText(shown as (typeof versions)[number], words, versions)
  },

  async consentVersions(_, { db }) {
    const current = await listCurrent(db)
    return { list: current.map(({ document, title, version }) => ({ document, title, version })) }
  },

  async myConsents(_, { db, patient }) {
    const [current, words, history] = [
      await listCurrent(db),
      await findLastWords(db, patient),
      await listConsents(db, patient),
    ]
    const shown = current.filter(({ document }) => !ofProgrammes.includes(document) || words.has(document))
    return {
      list: shown.map(({ document, version }) => {
        const word = words.get(document)
        return {
          document,
          title: documents[document],
          version,
          is_agreed: isAgreed(word, version),
          agreed_version: word?.isGiven ? word.version : null,
          said_time: word?.saidAt ?? null,
          is_withdrawable: isWithdrawable(document),
          what_stops: [...whatStops[document]],
        }
      }),
      history: history.toReversed().map(asHistory),
    }
  },

  async sayConsent({ document, version, is_given }, ctx) {
    const isGiven = is_given === 1
    if (!isGiven && !isWithdrawable(document)) return ctx.refuse('not-withdrawable')
    const current = (await listCurrent(ctx.db)).find((one) => one.document === document)
    if (isGiven && version !== current?.version) return ctx.refuse('old-version')
    const word = { purpose: document, version: current?.version ?? version, isGiven }
    await ctx.transact((inside) => say(inside, ctx.patient, [word]))
    return { is_agreed: isGiven }
  },
}

const agreementVersion = async (db: Parameters<typeof listCurrent>[0]): Promise<number> =>
  (await listCurrent(db)).find(({ document }) => document === 'agreement')?.version ?? 0
