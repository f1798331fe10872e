/** Scripts as they are printed, without what is there for readers alone: each page carries them. No text in them spans lines. */
export const unindented = (scripts: string): string => scripts.replace(/\n\s+/g, '\n')
