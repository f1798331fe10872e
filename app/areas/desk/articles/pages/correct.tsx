import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ArticleBody } from '#app/areas/content/articles/cards/article-body.tsx'
import { ArticleEditor } from '#app/areas/content/articles/cards/article-editor.tsx'
import { type Block, MOST, minutesOf, tooMuchIn } from '#app/areas/content/articles/rules.ts'
import { DeskFrame } from '#app/desk-shell/desk-frame.tsx'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { ButtonLink } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { address } from '#kit/wire/address.ts'
import { readForm } from '#kit/wire/browser/read-form.ts'
import { behindStaffGate, type Loading, readId } from '#kit/wire/load.ts'
import { deskArticle, deskArticleCorrect } from '../contract.ts'
import type { Route } from './+types/correct'

export { handle } from 'virtual:rows/desk-article-correct'

const load = ({ callApi, query }: Loading) => callApi(deskArticle, { article_id: readId(query, 'article_id') })
export const clientLoader = behindStaffGate(load)

/** The words of an article that waits, corrected by an editor, with what readers will see beside it. */
export default function DeskArticleCorrectPage({ loaderData: article }: Route.ComponentProps) {
  const { article_id, version } = article
  const navigate = useNavigate()
  const references = article.content.filter(({ type }) => type === 'references')
  const [body, setBody] = useState<Block[]>(article.content.filter(({ type }) => type !== 'references'))
  const content = [...body, ...references]
  const tooMuch = tooMuchIn(content)
  return (
    <DeskFrame
      note="改错字和说法，不改医学意思；医生能看到改之前的样子。您改过的，由另一位同事发布。"
      aside={
        <ButtonLink kind="secondary" size="small" to={address('/desk/article', { article_id })}>
          返回文章
        </ButtonLink>
      }
    >
      <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
        <PageForm
          action="保存"
          disabled={body.length === 0 || tooMuch !== undefined}
          save={(form, send) => {
            const words = readForm(deskArticleCorrect, form, { title: 'text', summary: 'text' })
            return send(deskArticleCorrect, { ...words, article_id, version, content })
          }}
          said={() => '已保存，请让同事看过再发布'}
          onSaved={() => navigate(address('/desk/article', { article_id }), { replace: true })}
        >
          <Card title="题目">
            <Field label="标题" name="title" maxLength={MOST.title} defaultValue={article.title} required />
            <TextField
              label="一句话说清楚"
              name="summary"
              rows={2}
              maxLength={MOST.summary}
              defaultValue={article.summary}
              required
            />
          </Card>
          <Card title="正文" aside={`约 ${minutesOf(content)} 分钟读完`}>
            <ArticleEditor label="正文" pieces={body} onPieces={setBody} />
            {tooMuch && (
              <p role="alert" className="pt-8 text-14 text-danger">
                {tooMuch}
              </p>
            )}
          </Card>
        </PageForm>
        <Card title="读者看到的样子">
          <ArticleBody pieces={content} />
        </Card>
      </div>
    </DeskFrame>
  )
}
