import { newsAddress } from '#app/areas/content/articles/cards/article-address.ts'
import { ArticleRow } from '#app/areas/content/articles/cards/article-card.tsx'
import { drawnOnce } from '#kit/ui/drawn-once.ts'
import type { Reply } from '#kit/wire/call.ts'
import type { homeIndex } from '../contract.ts'
import { Section } from './section.tsx'

type NewsProps = Pick<Reply<typeof homeIndex>, 'articles'>

/** What doctors wrote last; nothing where they wrote nothing yet. */
export function News({ articles }: NewsProps) {
  if (articles.length === 0) return null
  return (
    <Section title="健康科普" to={newsAddress({})}>
      <Rows articles={articles} />
    </Section>
  )
}

const Rows = drawnOnce<NewsProps>('div', { className: 'space-y-12' }, ({ articles }) =>
  articles.map((article) => <ArticleRow key={article.article_id} article={article} />),
)
