import type { SVGProps } from 'react'
import { classes } from './classes.ts'

interface IconData {
  node: readonly (readonly [shape: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Stands for Lucide's own maker of icons, by an alias of the build: the shapes are Lucide's, what they have in common is
 * in `app.css`. Without the options that we do not use an icon is one element to React: a fifth of a page's would be shapes.
 */
const createLucideIcon = ({ node }: IconData) => {
  const shapes = { __html: node.map(markupOf).join('') }
  return ({ className, ...given }: SVGProps<SVGSVGElement>) => (
    <svg
      viewBox="0 0 24 24"
      className={classes('lucide', className)}
      aria-hidden={given['aria-label'] ? undefined : true}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: shapes of the library, no text of anybody's
      dangerouslySetInnerHTML={shapes}
      {...given}
    />
  )
}

const markupOf = ([shape, { key: _, ...attributes }]: IconData['node'][number]): string =>
  `<${shape}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}/>`

// biome-ignore lint/style/noDefaultExport: the modules of Lucide's icons import it so
export default createLucideIcon
