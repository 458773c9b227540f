import { z } from 'zod'

const Advisory = z.object({ title: z.string(), url: z.string(), severity: z.string() })

const Report = z.object({
  vulnerabilities: z.record(z.string(), z.object({ via: z.array(z.union([z.string(), Advisory])) })),
})

/** undefined when the registry could not be asked; else a sentence for each known vulnerability. */
export function knownVulnerabilities(npmAudit: string): string[] | undefined {
  const report = Report.safeParse(jsonIn(npmAudit))
  if (!report.success) return undefined
  // What only leads to a vulnerable package names that package instead of an advisory.
  return Object.entries(report.data.vulnerabilities).flatMap(([name, { via }]) =>
    via
      .filter((cause) => typeof cause !== 'string')
      .map(({ title, url, severity }) => `${name} (${severity}): ${title}, ${url}`),
  )
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
