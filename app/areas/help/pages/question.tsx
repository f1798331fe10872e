import { Frame } from '#app/shell/frame.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Empty } from '#kit/ui/empty.tsx'
import { SearchBox } from '#kit/ui/search-box.tsx'
import { inBrowser, type Loading, maybeId, onServer } from '#kit/wire/load.ts'
import { helpList, helpQuestion } from '../contract.ts'
import { AskHelpDesk, QuestionGroup } from '../parts/questions.tsx'
import type { Route } from './+types/question'

export { handle } from 'virtual:rows/R260'

const load = async ({ callApi, query }: Loading) => {
  const id = maybeId(query, 'id')
  const keyword = query.get('keyword')?.trim().slice(0, 50) ?? ''
  if (id !== undefined) return { keyword, question: await callApi(helpQuestion, { id }), themes: [] }
  return { keyword, question: null, themes: (await callApi(helpList, { keyword })).list }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

/** One question with its answer; without an id all of them by theme, or those that a search finds. */
export default function QuestionPage({ loaderData: { question, themes, keyword } }: Route.ComponentProps) {
  return (
    <Frame bar={{ title: question ? question.theme_name : '帮助中心' }}>
      <div className="space-y-20 p-16">
        {question ? (
          <Answer question={question} />
        ) : (
          <>
            <SearchBox action="/help/question" name="keyword" placeholder="想问什么，如 退费" defaultValue={keyword} />
            {themes.map(({ theme_id, theme_name, questions }) => (
              <QuestionGroup key={theme_id} title={theme_name} questions={questions} />
            ))}
            {themes.length === 0 && <NothingFound keyword={keyword} />}
          </>
        )}
        <AskHelpDesk />
      </div>
    </Frame>
  )
}

type Question = NonNullable<Route.ComponentProps['loaderData']['question']>

function Answer({ question: { title, content, theme_name, others } }: { question: Question }) {
  return (
    <>
      <Card>
        <h2 className="pb-12 text-18 font-semibold">{title}</h2>
        <div className="space-y-12 text-16 text-ink-2">
          {content.split('\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Card>
      {others.length > 0 && <QuestionGroup title={`${theme_name}的其他问题`} questions={others} />}
      <ButtonLink kind="secondary" wide to="/help/question">
        全部问题
      </ButtonLink>
    </>
  )
}

function NothingFound({ keyword }: { keyword: string }) {
  return (
    <Empty
      drawing="search"
      title={keyword ? `没有找到“${keyword}”` : '还没有常见问题'}
      text="换个说法试试，或者直接问客服。"
      action={
        keyword && (
          <ButtonLink kind="secondary" to="/help/question">
            看看全部问题
          </ButtonLink>
        )
      }
    />
  )
}
