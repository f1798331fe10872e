import type { ReactNode } from 'react'
import { ListPage } from '#kit/ui/list-page.tsx'
import { useMorePages } from '#kit/ui/more-pages.ts'
import { type Article, ArticleLead, ArticleRow } from '../cards/article-card.tsx'
import { PAGE_SIZE } from '../rules.ts'

interface ArticleListProps {
  first: readonly Article[]
  load: (page: number) => Promise<readonly Article[]>
  empty: ReactNode
  /** The first one stands large. */
  withLead?: boolean | undefined
}

/** A list of articles that grows: page 1 replaces, later pages append [X174]. */
export function ArticleList({ first, load, empty, withLead = false }: ArticleListProps) {
  const pages = useMorePages({ first, size: PAGE_SIZE, load, idOf: ({ article_id }) => article_id })
  const lead = withLead ? first[0]?.article_id : undefined
  return (
    <ListPage pages={pages} empty={empty}>
      {(article) =>
        article.article_id === lead ? <ArticleLead article={article} first /> : <ArticleRow article={article} />
      }
    </ListPage>
  )
}
