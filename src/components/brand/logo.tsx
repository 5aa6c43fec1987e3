import logo from './logo.svg';
import { productName } from './product.ts';

/** The logo with the product name. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-2.5 text-card-title font-bold whitespace-nowrap">
      <img src={logo} alt="" width={28} height={28} />
      {productName}
    </span>
  );
}
