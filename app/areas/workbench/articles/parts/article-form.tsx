import { useState } from 'react'
import { ArticleBody } from '#app/areas/content/articles/cards/article-body.tsx'
import { ArticleEditor } from '#app/areas/content/articles/cards/article-editor.tsx'
import { type Block, MOST, minutesOf, tooMuchIn, topics } from '#app/areas/content/articles/rules.ts'
import { PageForm } from '#app/desk-shell/edit-form.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { readForm } from '#kit/wire/browser/read-form.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type benchArticle, benchArticleAdd, benchArticleChange } from '../contract.ts'
import { IllnessNames } from './illness-names.tsx'
import { SendPicture } from './send-picture.tsx'
import { useArticlePicture } from './use-article-picture.ts'

/** An article that is written anew. */
export type ArticleDraft = CallOutput<typeof benchArticle>

interface ArticleFormProps {
  /** Missing: a new article. */
  sheet: ArticleDraft | undefined
  onSaved: (articleId: number) => void
}

/** An article as a form, with what readers will see beside it. */
export function ArticleForm({ sheet, onSaved }: ArticleFormProps) {
  const stored = sheet?.content ?? []
  const [body, setBody] = useState<Block[]>(stored.filter(({ type }) => type !== 'references'))
  const [references, setReferences] = useState(referencesIn(stored))
  const { send: upload } = useArticlePicture()
  const [names, setNames] = useState(sheet?.ill_names ?? [])
  const [image, setImage] = useState(sheet?.image ?? '')
  const [source, setSource] = useState<ArticleDraft['source']>(sheet?.source ?? 'original')
  const items = linesOf(references)
  const content: Block[] = items.length > 0 ? [...body, { type: 'references', items }] : body
  const tooMuch = tooMuchIn(content)
  return (
    <div className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
      <PageForm
        action="保存草稿"
        disabled={body.length === 0 || tooMuch !== undefined}
        save={(form, send) => {
          const words = readForm(benchArticleAdd, form, {
            cat_id: 'text',
            title: 'text',
            summary: 'text',
            source_from: 'text',
            is_ad: 'flag',
          })
          const written = { ...words, image, content, source, ill_names: names }
          if (!sheet) return send(benchArticleAdd, written)
          return send(benchArticleChange, { ...written, article_id: sheet.article_id, version: sheet.version })
        }}
        onSaved={({ article_id }) => onSaved(article_id)}
      >
        <Card title="题目">
          <div className="space-y-8">
            <Field label="标题" name="title" required maxLength={MOST.title} defaultValue={sheet?.title} />
            <TextField
              label="一句话说清楚"
              name="summary"
              required
              rows={2}
              maxLength={MOST.summary}
              defaultValue={sheet?.summary}
              hint="显示在列表和分享里"
            />
            <Select
              label="栏目"
              name="cat_id"
              required
              placeholder="请选择"
              defaultValue={sheet?.cat_id}
              options={Object.entries(topics).map(([value, text]) => ({ value, text }))}
            />
            <IllnessNames names={names} onNames={setNames} />
          </div>
        </Card>
        <Card title="正文" aside={`${body.length} 段 · 约 ${minutesOf(content)} 分钟读完`}>
          <div className="space-y-12">
            <ArticleEditor label="正文" pieces={body} onPieces={setBody} upload={upload} />
            {tooMuch && (
              <p role="alert" className="text-14 text-danger">
                {tooMuch}
              </p>
            )}
            <TextField
              label="参考资料"
              rows={2}
              value={references}
              onChange={(event) => setReferences(event.target.value)}
              hint="每行一条，写书名、指南或文献，不写网址；没有就不填"
            />
          </div>
        </Card>
        <Card title="来源与封面">
          <div className="space-y-12">
            <Segment
              label="来源"
              name="source"
              value={source}
              onChange={(value) => setSource(value === 'reposted' ? 'reposted' : 'original')}
              options={[
                { value: 'original', text: '我自己写的' },
                { value: 'reposted', text: '转载' },
              ]}
            />
            {source === 'reposted' && (
              <Field label="出处" name="source_from" required maxLength={40} defaultValue={sheet?.source_from} />
            )}
            <Checkbox name="is_ad" defaultChecked={sheet?.is_ad === 1}>
              这篇文章有人付费或赞助（会标“广告”）
            </Checkbox>
            {image && <Picture src={image} alt="封面" width={240} height={120} className="w-240 rounded-8" />}
            <div className="flex flex-wrap gap-8">
              <SendPicture text={image ? '换封面' : '上传封面'} onSent={setImage} />
              {image && (
                <Button kind="text" size="small" onClick={() => setImage('')}>
                  用默认封面
                </Button>
              )}
            </div>
          </div>
        </Card>
      </PageForm>
      <Card title="读者看到的样子">
        {content.length > 0 ? (
          <ArticleBody pieces={content} />
        ) : (
          <p className="text-14 text-ink-3">写下的会显示在这里</p>
        )}
      </Card>
    </div>
  )
}

const referencesIn = (content: readonly Block[]): string =>
  content.flatMap((piece) => (piece.type === 'references' ? piece.items : [])).join('\n')

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
