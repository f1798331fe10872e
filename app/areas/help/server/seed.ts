import type { Seed } from '#app/room.ts'
import { insertQuestions, insertThemes } from './queries.ts'
import { themes } from './seed/questions.ts'

/** Facts about the product: any installation needs them. Their numbers stay, so that links to them do. */
export const seed: Seed = {
  real: true,
  async run({ db }) {
    await insertThemes(
      db,
      themes.map(({ name }, at) => ({ id: at + 1, name, position: at })),
    )
    await insertQuestions(
      db,
      themes.flatMap(({ questions }, theme) =>
        questions.map(([title, ...answer], at) => ({
          id: (theme + 1) * 100 + at + 1,
          themeId: theme + 1,
          position: at,
          title,
          content: answer.join('\n'),
        })),
      ),
    )
  },
}
