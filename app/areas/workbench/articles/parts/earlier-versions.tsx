import { ArticleBody } from '#app/areas/content/articles/cards/article-body.tsx'
import { ActButton } from '#app/desk-shell/act-button.tsx'
import { Card } from '#kit/ui/card.tsx'
import { Disclosure } from '#kit/ui/disclosure.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import { benchArticleBack, type benchArticleVersions } from '../contract.ts'
import type { ArticleDraft } from './article-form.tsx'

interface EarlierVersionsProps {
  sheet: ArticleDraft
  versions: CallOutput<typeof benchArticleVersions>['list']
  onBack: () => void
}

/** What an article said before, to read and to go back to. */
export function EarlierVersions({ sheet: { article_id, version, may_write }, versions, onBack }: EarlierVersionsProps) {
  return (
    <Card title="以前的版本" aside={`${versions.length} 版`}>
      {versions.map((earlier) => (
        <Disclosure
          key={earlier.version}
          title={`第 ${earlier.version} 版 · ${earlier.change_time.slice(0, 16)} · ${earlier.title}`}
        >
          <div className="max-w-640 space-y-12 rounded-8 bg-page p-12 text-ink">
            <p className="text-ink-2">{earlier.summary}</p>
            <ArticleBody pieces={earlier.content} />
            {may_write === 1 && (
              <ActButton
                call={benchArticleBack}
                input={{ article_id, version, to: earlier.version }}
                confirm={{
                  title: `用回第 ${earlier.version} 版？`,
                  text: '现在的内容会留在“以前的版本”里。',
                  yes: '用回这一版',
                }}
                said={() => '已用回这一版'}
                onDone={onBack}
              >
                用回这一版
              </ActButton>
            )}
          </div>
        </Disclosure>
      ))}
    </Card>
  )
}
