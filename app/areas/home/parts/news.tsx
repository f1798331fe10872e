import { newsAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { ArticleRow } from '#app/areas/content/articles/cards/article-card.tsx'
import type { CallOutput } from '#kit/wire/call.ts'
import type { homeIndex } from '../contract.ts'
import { Section } from './section.tsx'

type NewsProps = Pick<CallOutput<typeof homeIndex>, 'articles'>

/** What doctors wrote last; nothing where they wrote nothing yet. */
export function News({ articles }: NewsProps) {
  if (articles.length === 0) return null
  return (
    <Section title="健康科普" to={newsAddress({})}>
      <div className="space-y-12">
        {articles.map((article) => (
          <ArticleRow key={article.article_id} article={article} />
        ))}
      </div>
    </Section>
  )
}
