/** A small PDF as a laboratory would send it. */
export const aPdf = (inside = ''): Blob =>
  new Blob(
    [
      `%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${inside} >>\nendobj\n`,
      '2 0 obj\n<< /Type /Pages /Kids [] /Count 0 >>\nendobj\ntrailer\n<< /Root 1 0 R >>\n%%EOF\n',
    ],
    { type: 'application/pdf' },
  )
