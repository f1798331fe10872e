import { permitted, servesPlatform } from '#app/areas/access/staff/server/public.ts'
import { ALL_COUNTRY, listCities } from '#app/areas/location/server/public.ts'
import { addDays, dayOf } from '#kit/time/day.ts'
import * as contract from '../../desk/contract.ts'
import { type AdvertPlace, HOT_DAYS, HOT_WORDS, WATCHED_WORDS } from '../../rules.ts'
import { addWord, changeWord, muteWord, removeWord } from '../commands/keep-words.ts'
import { listAllAdverts } from '../queries/adverts.ts'
import { listHotWords, listWatchedWords } from '../queries/terms.ts'

export const handlers = permitted(contract, {
  async deskSearchWords(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const { db, now } = ctx
    const names = new Map([ALL_COUNTRY, ...(await listCities(db))].map(({ id, name }) => [id, name]))
    const list = (await listAllAdverts(db)).map((row) => ({
      word_id: row.id,
      place: row.place as AdvertPlace,
      word: row.title,
      link: row.link,
      city_id: row.cityId,
      city_name: row.cityId === null ? '' : (names.get(row.cityId) ?? ''),
      channel: row.channel,
      is_ad: row.isPaid,
      position: row.position,
      begin_time: row.beginsAt,
      end_time: row.endsAt,
      is_shown: row.beginsAt <= now && (row.endsAt === null || now < row.endsAt),
    }))
    return { list }
  },

  async deskSearchWordAdd(written, ctx) {
    return servesPlatform(ctx) ? addWord(ctx, written) : ctx.refuse('not-platform')
  },

  async deskSearchWordChange({ word_id, ...written }, ctx) {
    return servesPlatform(ctx) ? changeWord(ctx, word_id, written) : ctx.refuse('not-platform')
  },

  async deskSearchWordRemove({ word_id }, ctx) {
    return servesPlatform(ctx) ? removeWord(ctx, word_id) : ctx.refuse('not-platform')
  },

  async deskHotWords(_, ctx) {
    if (!servesPlatform(ctx)) return ctx.refuse('not-platform')
    const since = addDays(dayOf(ctx.now), -HOT_DAYS)
    const [words, shown] = await Promise.all([
      listWatchedWords(ctx.db, since, WATCHED_WORDS),
      listHotWords(ctx.db, since, HOT_WORDS),
    ])
    const list = words.map(({ word, count, isMuted }) => ({
      word,
      search_num: count,
      is_muted: isMuted,
      rank: shown.includes(word) ? shown.indexOf(word) + 1 : null,
    }))
    return { list }
  },

  async deskHotWordMute({ word, is_muted }, ctx) {
    return servesPlatform(ctx) ? muteWord(ctx, word, is_muted === 1) : ctx.refuse('not-platform')
  },
})
