const WEB = /^https?:\/\//i;

/** A page of others. What is not a web address stays plain text. */
export const WebLink = ({ url, text = url }: { url: string; text?: string }) =>
  WEB.test(url) ? (
    <a className="foreign" href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  ) : (
    <span className="foreign">{text}</span>
  );
