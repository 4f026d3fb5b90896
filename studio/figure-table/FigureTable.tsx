import styles from './FigureTable.module.css'

interface FigureTableProps {
  /** One title a column; the first column names its row. */
  columns: string[]
  rows: string[][]
}

/** A table of figures as visitors read them, beside the field that they come from. */
export function FigureTable({ columns, rows }: FigureTableProps) {
  return (
    <table className={styles.figures}>
      <caption className={styles.caption}>What visitors read</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]}>{figure}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** In place of the table where there is nothing to count. */
export function NoFigures({ children }: { children: string }) {
  return <p className={styles.none}>{children}</p>
}
