import { Suspense } from 'react'
import { later } from '#kit/ui/later.ts'
import { Notice } from '#kit/ui/notice.tsx'
import type { EditorSurfaceProps } from '../parts/editor-surface.tsx'

const NotFetched = () => <Notice tone="danger">编辑器没有打开，请检查网络后刷新。已保存的内容还在。</Notice>

const Surface = later<EditorSurfaceProps>(() =>
  import('../parts/editor-surface.tsx').then(
    ({ EditorSurface }) => EditorSurface,
    () => NotFetched,
  ),
)

/** The editor of articles, fetched where somebody writes one. */
export const ArticleEditor = (props: EditorSurfaceProps) => (
  <Suspense fallback={<p className="min-h-target text-14 text-ink-3">编辑器打开中…</p>}>
    <Surface {...props} />
  </Suspense>
)
