import { TitledSection } from '#kit/ui/titled-section.tsx'
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
    <TitledSection title={title} all={all}>
      {articles.map((article) => (
        <ArticleRow key={article.article_id} article={article} />
      ))}
    </TitledSection>
  )
}
