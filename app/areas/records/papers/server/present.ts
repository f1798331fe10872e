import { lendAddress } from '#app/areas/files/server/public.ts'
import type { Context } from '#app/context.ts'
import { type Paper, whoWords } from './commands/paper.ts'

/** A paper as it is shown; who may see it may see its files for an hour. */
export const asPaper = (ctx: Pick<Context, 'config' | 'now'>, { title, person, sections }: Paper) => ({
  title,
  truename: person.truename,
  who_words: whoWords(person, ctx.now),
  made_time: ctx.now,
  sections: sections.map(({ isUrgent, files, ...rest }) => ({
    ...rest,
    is_urgent: isUrgent,
    files: files.map(({ name, address }) => ({
      name,
      url: lendAddress(ctx, address),
      is_pdf: address.endsWith('.pdf'),
    })),
  })),
})
