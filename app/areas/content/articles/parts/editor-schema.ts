import { Image } from '@tiptap/extension-image'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import StarterKit from '@tiptap/starter-kit'

// Without its columns' widths, which would be styles in attributes.
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
})

const onlyParagraph = { content: 'paragraph' }

/** What stands in an article, and nothing else: what is pasted or typed otherwise becomes its words. */
export const extensions = [
  StarterKit.configure({
    bold: false,
    code: false,
    codeBlock: false,
    horizontalRule: false,
    italic: false,
    link: false,
    strike: false,
    underline: false,
    heading: { levels: [2] },
  }),
  Image,
  PlainTable.configure({ resizable: false, View: null }),
  TableRow,
  TableHeader.extend(onlyParagraph),
  TableCell.extend(onlyParagraph),
]
