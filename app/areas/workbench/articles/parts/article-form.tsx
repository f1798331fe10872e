import { type FormEvent, useState } from 'react'
import { ArticleBody } from '#app/areas/content/articles/cards/article-body.tsx'
import { MOST, topics } from '#app/areas/content/articles/rules.ts'
import { Button } from '#kit/ui/button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Field, TextField } from '#kit/ui/field.tsx'
import { Picture } from '#kit/ui/picture.tsx'
import { Segment } from '#kit/ui/segment.tsx'
import { Select } from '#kit/ui/select.tsx'
import { useAct } from '#kit/wire/browser/use-act.ts'
import type { CallOutput } from '#kit/wire/call.ts'
import { type benchArticle, benchArticleAdd, benchArticleChange } from '../contract.ts'
import { IllnessNames } from './illness-names.tsx'
import { PieceEditor } from './piece-editor.tsx'
import { asPieces, asText, newPiece } from './pieces.ts'
import { SendPicture } from './send-picture.tsx'

/** An article that is written anew. */
export type ArticleDraft = CallOutput<typeof benchArticle>

interface ArticleFormProps {
  /** Missing: a new article. */
  sheet: ArticleDraft | undefined
  onSaved: (articleId: number) => void
}

/** An article as a form, with what readers will see beside it. */
export function ArticleForm({ sheet, onSaved }: ArticleFormProps) {
  const [add, change] = [useAct(benchArticleAdd), useAct(benchArticleChange)]
  const [pieces, setPieces] = useState(sheet ? sheet.content.map(asText) : [newPiece('paragraph')])
  const [names, setNames] = useState(sheet?.ill_names ?? [])
  const [image, setImage] = useState(sheet?.image ?? '')
  const [source, setSource] = useState<ArticleDraft['source']>(sheet?.source ?? 'original')
  const error = add.error ?? change.error
  const content = asPieces(pieces)

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const words = (name: string) => String(form.get(name) ?? '')
    const written = {
      cat_id: words('cat_id'),
      title: words('title'),
      summary: words('summary'),
      image,
      content,
      source,
      source_from: words('source_from'),
      ill_names: names,
      is_ad: form.has('is_ad') ? 1 : 0,
    }
    const done = sheet
      ? await change.run({ ...written, article_id: sheet.article_id, version: sheet.version })
      : await add.run(written)
    if (done) onSaved(done.article_id)
  }
  return (
    <form onSubmit={save} className="grid grid-cols-1 items-start gap-16 wide:grid-cols-2">
      <div className="space-y-16">
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
        <Card title="正文" aside={`${content.length} 段`}>
          <PieceEditor pieces={pieces} onPieces={setPieces} />
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
        {error && (
          <p role="alert" className="text-14 text-danger">
            {error.words}
          </p>
        )}
        <Button type="submit" disabled={content.length === 0} busy={add.busy || change.busy}>
          保存草稿
        </Button>
      </div>
      <Card title="读者看到的样子">
        {content.length > 0 ? (
          <ArticleBody pieces={content} />
        ) : (
          <p className="text-14 text-ink-3">写下的会显示在这里</p>
        )}
      </Card>
    </form>
  )
}
