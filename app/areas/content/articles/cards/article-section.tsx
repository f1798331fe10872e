import { Link } from '#kit/ui/link.tsx'
import { type Article, ArticleRow } from './article-card.tsx'

interface ArticleSectionProps {
  title: string
  articles: readonly Article[]
  /** The way to all of them. */
  all: { text: string; to: string }
}

/** A few articles on a page of something else; nothing where there are none. */
export function ArticleSection({ title, articles, all }: ArticleSectionProps) {
  if (articles.length === 0) return null
  return (
    <section className="space-y-12">
      <div className="flex items-center justify-between">
        <h2 className="text-16 font-semibold">{title}</h2>
        <Link to={all.to} className="flex min-h-target min-w-target items-center justify-end text-14 text-accent-ink">
          {all.text}
        </Link>
      </div>
      {articles.map((article) => (
        <ArticleRow key={article.article_id} article={article} />
      ))}
    </section>
  )
}
